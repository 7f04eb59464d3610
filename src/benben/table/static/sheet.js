// On a phone the side is a sheet at the bottom that can be pulled up.

import { byId } from "./dom.js";

const STATES = ["low", "half", "full"];

export function startSheet() {
  const side = byId("ui-side");
  const handle = byId("ui-handle");
  let from = null;
  let moved = false;

  function set(state) {
    side.dataset.state = state;
    side.style.height = "";
    handle.setAttribute("aria-expanded", String(state !== "low"));
  }

  handle.addEventListener("pointerdown", (event) => {
    from = { y: event.clientY, height: side.offsetHeight };
    moved = false;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (!from) return;
    const by = from.y - event.clientY;
    if (Math.abs(by) > 6) moved = true;
    if (moved) side.style.height = `${Math.min(innerHeight * 0.9, Math.max(84, from.height + by))}px`;
  });
  handle.addEventListener("pointerup", () => {
    if (from && moved) {
      const share = side.offsetHeight / innerHeight;
      set(share < 0.24 ? "low" : share < 0.62 ? "half" : "full");
    }
    from = null;
  });
  handle.addEventListener("click", () => {
    if (!moved) set(STATES[(STATES.indexOf(side.dataset.state) + 1) % STATES.length]);
    moved = false;
  });
  set("half");
}
