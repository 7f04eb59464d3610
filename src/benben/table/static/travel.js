// Pieces travel from where they were to where they are: same id, two drawings.

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const STILL = 1.5;
const STAGGER = 70;
const AT_MOST = 40;
const TURNED = {};

// Where every piece stands, in units of the drawing.
export function standing(drawing) {
  const found = new Map();
  if (!drawing) return found;
  for (const glide of drawing.getAnimations({ subtree: true })) if (!(glide instanceof CSSAnimation)) glide.finish();
  const frame = drawing.getBoundingClientRect();
  const unit = frame.width ? drawing.viewBox.baseVal.width / frame.width : 0;
  for (const piece of drawing.querySelectorAll("[id]")) {
    const box = piece.getBoundingClientRect();
    const turned = piece.dataset.turned;
    found.set(piece.id, { x: (box.x + box.width / 2 - frame.x) * unit, y: (box.y + box.height / 2 - frame.y) * unit, turned });
  }
  return found;
}

export function travel(drawing, before, duration) {
  if (!duration || !before.size) return;
  const after = standing(drawing);
  const moved = new Map();
  for (const [id, to] of after) {
    const from = before.get(id) ?? homeOf(id, before);
    if (to.turned !== undefined && from?.turned !== undefined && to.turned !== from.turned) {
      turn(drawing.querySelector(`#${CSS.escape(id)}`), from, to, before, after, duration);
      moved.set(id, TURNED);
    } else if (!from) moved.set(id, null);
    else if (Math.hypot(from.x - to.x, from.y - to.y) > STILL) moved.set(id, { x: from.x - to.x, y: from.y - to.y });
  }
  let order = 0;
  for (const [id, way] of moved) {
    if (order > AT_MOST) break;
    const piece = drawing.querySelector(`#${CSS.escape(id)}`);
    if (way === TURNED || carried(piece, moved)) continue;
    if (way) glide(piece, way, duration, STAGGER * Math.min(order++, 6));
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: EASE });
  }
}

// A wheel turns as its equal parts, `sector-a`, `sector-b` …, went around its middle.
function turn(wheel, from, to, before, after, duration) {
  const part = [...wheel.querySelectorAll("[id]")].find((each) => before.has(each.id));
  if (!part) return;
  const kind = part.id.split("-")[0];
  const step = 360 / wheel.querySelectorAll(`:scope > [id^="${kind}-"]`).length;
  const angle = (at, middle) => (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI;
  const way = Math.round((angle(before.get(part.id), from) - angle(after.get(part.id), to)) / step) * step;
  const start = ((((way + 180) % 360) + 360) % 360) - 180;
  wheel.style.transformBox = "fill-box";
  wheel.style.transformOrigin = "center";
  wheel.animate([{ transform: `rotate(${start}deg)` }, { transform: "rotate(0deg)" }], { duration: 2 * duration, easing: EASE });
}

// A new piece of a seat, such as `ship-2-…`, comes from that seat's own panel.
function homeOf(id, before) {
  const seat = /^[a-z]+-(\d)(-|$)/.exec(id)?.[1];
  return seat === undefined ? undefined : before.get(`seat-${seat}`);
}

// A piece inside another that moves goes along with it.
function carried(piece, moved) {
  for (let outer = piece.parentElement?.closest("[id]"); outer; outer = outer.parentElement?.closest("[id]")) {
    if (moved.has(outer.id)) return true;
  }
  return false;
}

function glide(piece, way, duration, delay) {
  const lift = Math.min(30, Math.hypot(way.x, way.y) / 6);
  const frames = [
    { transform: `translate(${way.x}px, ${way.y}px)` },
    { transform: `translate(${way.x / 2}px, ${way.y / 2 - lift}px)` },
    { transform: "translate(0px, 0px)" },
  ];
  piece.animate(frames, { duration, delay, easing: EASE, fill: "backwards", composite: "add" });
}
