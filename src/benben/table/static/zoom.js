// Zoom and pan of the board: wheel, pinch, buttons, keys, double click.

export const NARROW = 900;
const LARGEST = 6;
const DRAG = 8;

export class Zoom {
  constructor(frame, sheet) {
    this.frame = frame;
    this.sheet = sheet;
    this.size = { w: 1, h: 1 };
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.changed = () => {};
    this.pointers = new Map();
    this.dragged = false;
    new ResizeObserver(() => this.fit()).observe(frame);
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(end, (event) => this.up(event));
    frame.addEventListener("click", (event) => this.swallow(event), true);
    frame.addEventListener("dblclick", (event) => !event.target.closest(".lit") && this.reset());
  }

  use(width, height) {
    const same = this.size.w === width && this.size.h === height;
    this.size = { w: width, h: height };
    this.fit();
    if (!same && this.k === 1) this.reset();
  }

  // A wide drawing is seen whole; a tall one fills the width and is panned down.
  fit() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    if (!w || !h) return;
    const tall = this.size.h > this.size.w && w < NARROW;
    const scale = tall ? w / this.size.w : Math.min(w / this.size.w, h / this.size.h);
    this.sheet.style.width = `${this.size.w * scale}px`;
    this.sheet.style.height = `${this.size.h * scale}px`;
    this.base = { w: this.size.w * scale, h: this.size.h * scale };
    this.place();
  }

  place() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    this.x = held(this.x, w, this.base.w * this.k);
    this.y = held(this.y, h, this.base.h * this.k);
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
    this.changed(this.k > 1.01);
  }

  by(factor, at) {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const middle = at ?? { x: w / 2, y: h / 2 };
    const k = Math.min(LARGEST, Math.max(1, this.k * factor));
    this.x = middle.x - ((middle.x - this.x) * k) / this.k;
    this.y = middle.y - ((middle.y - this.y) * k) / this.k;
    this.k = k;
    this.place();
  }

  reset() {
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.place();
  }

  shows(piece) {
    const frame = this.frame.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    return box.left >= frame.left - 2 && box.right <= frame.right + 2 && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2;
  }

  // Bring a piece into sight without changing the scale.
  reveal(piece) {
    const frame = this.frame.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    const over = (low, high, from, to) => (low < from ? from - low + 16 : high > to ? to - high - 16 : 0);
    this.x += over(box.left, box.right, frame.left, frame.right);
    this.y += over(box.top, box.bottom, frame.top, frame.bottom);
    this.place();
  }

  spot(event) {
    const frame = this.frame.getBoundingClientRect();
    return { x: event.clientX - frame.x, y: event.clientY - frame.y };
  }

  wheel(event) {
    event.preventDefault();
    if (event.ctrlKey || !event.shiftKey) this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.spot(event));
    else this.pan(-event.deltaY, 0);
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pointers.set(event.pointerId, this.spot(event));
    if (this.pointers.size === 1) {
      this.dragged = false;
      this.start = this.spot(event);
    }
  }

  move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const now = this.spot(event);
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      this.dragged = true;
      this.by(distance(now, other) / Math.max(1, distance(last, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.dragged || distance(now, this.start) > DRAG) {
      this.dragged = true;
      this.pan(now.x - last.x, now.y - last.y);
    } else {
      return;
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  // The click that ends a drag is no choice.
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// Smaller than the window: in its middle; larger: no gap at its edges.
function held(at, room, size) {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
