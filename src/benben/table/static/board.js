// The drawn board: lit places to choose, things to explain, pieces that travel.

import { standing, travel } from "./travel.js";
import { NARROW, Zoom } from "./zoom.js";
import { h } from "./dom.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LONG_PRESS = 500;

export class Board {
  // `told` hears: choose(choice), point(choice or null), explain(element, how), leave().
  constructor(frame, told) {
    this.frame = frame;
    this.told = told;
    this.sheet = h("div", { class: "board-sheet" });
    frame.append(this.sheet);
    this.zoom = new Zoom(frame, this.sheet);
    this.text = "";
    frame.addEventListener("click", (event) => this.press(event));
    frame.addEventListener("keydown", (event) => this.key(event));
    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event.target));
    frame.addEventListener("pointerleave", () => this.over(null));
    frame.addEventListener("focusin", (event) => event.target !== frame && this.focused(event.target));
    frame.addEventListener("focusout", () => this.over(null));
    this.longPress();
  }

  get drawing() {
    return this.sheet.querySelector("svg");
  }

  // The arrangement that suits the window.
  get arrangement() {
    return innerWidth < NARROW && innerWidth < innerHeight ? "tall" : "wide";
  }

  draw(text, duration) {
    if (text === this.text) return;
    const before = duration ? standing(this.drawing) : new Map();
    const size = this.drawing?.viewBox.baseVal;
    const old = size ? `${size.width}x${Math.round(size.height / 400)}` : "";
    this.text = text;
    this.sheet.innerHTML = text;
    for (const place of this.sheet.querySelectorAll(".lit")) named(place);
    const box = this.drawing.viewBox.baseVal;
    this.zoom.use(box.width, box.height);
    this.revealLit();
    if (old === `${box.width}x${Math.round(box.height / 400)}`) travel(this.drawing, before, duration);
  }

  // Where the drawing is larger than its window, something to choose is brought into sight.
  revealLit() {
    const places = [...this.sheet.querySelectorAll(".lit[data-choice]")];
    if (places.length && !places.some((place) => this.zoom.shows(place))) this.zoom.reveal(places[0]);
  }

  find(id) {
    return id ? this.sheet.querySelector(`#${CSS.escape(id)}`) : null;
  }

  litFor(choice) {
    return this.sheet.querySelector(`.lit[data-choice="${choice}"]`);
  }

  markAll(cls, elements) {
    for (const old of this.sheet.querySelectorAll(`.${cls}`)) old.classList.remove(cls);
    for (const element of elements) element?.classList.add(cls);
  }

  point(choice) {
    this.markAll("pointed", choice === null ? [] : [this.litFor(choice)]);
  }

  press(event) {
    const place = event.target.closest?.(".lit[data-choice]");
    if (place) this.told.choose(Number(place.dataset.choice));
  }

  over(target) {
    const place = target?.closest?.(".lit[data-choice]");
    this.told.point(place ? Number(place.dataset.choice) : null);
    const thing = target?.closest?.("[data-explain], .lit, .greyed");
    if (thing) this.told.explain(thing, "hover");
    else this.told.leave();
  }

  focused(target) {
    this.over(target);
    if (target.matches(":focus-visible")) this.zoom.reveal(target);
  }

  longPress() {
    let timer;
    let from;
    this.frame.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      from = event;
      timer = setTimeout(() => {
        const thing = event.target.closest?.("[data-explain], .lit, .greyed");
        if (!thing) return;
        this.zoom.dragged = true;
        this.told.explain(thing, "press");
      }, LONG_PRESS);
    });
    this.frame.addEventListener("pointermove", (event) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > 8) clearTimeout(timer);
    });
    for (const end of ["pointerup", "pointercancel"]) this.frame.addEventListener(end, () => clearTimeout(timer));
    this.frame.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
  }

  key(event) {
    if (event.target.matches?.(".lit") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.told.choose(Number(event.target.dataset.choice), true);
    } else if (event.key in ARROWS) {
      event.preventDefault();
      this.step(ARROWS[event.key], event.target === this.frame ? null : event.target);
    }
  }

  // From thing to thing by the arrow keys: the nearest one in that direction.
  step([dx, dy], from) {
    const things = [...this.sheet.querySelectorAll(".lit, [data-explain]")];
    const start = from ? middle(from) : corner(this.frame);
    let best = null;
    let least = Infinity;
    for (const thing of things) {
      if (thing === from) continue;
      const at = middle(thing);
      const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
      const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
      if (along > 2 && along + 2.5 * aside < least) {
        least = along + 2.5 * aside;
        best = thing;
      }
    }
    if (!best) return;
    if (!best.hasAttribute("tabindex")) {
      best.setAttribute("tabindex", "-1");
      best.setAttribute("role", "group");
    }
    best.focus();
  }
}

// A lit place is called by its name and by what is written on it; the page explains it, not the browser.
function named(place) {
  place.querySelector(":scope > title")?.remove();
  const texts = [...place.querySelectorAll("text")];
  const written = texts.map((text) => text.textContent).join(" ");
  for (const text of texts) text.append(" ");
  const label = place.getAttribute("aria-label") ?? "";
  if (written && !label.includes(written)) place.setAttribute("aria-label", `${label}: ${written}`);
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function corner(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x, y: box.y };
}
