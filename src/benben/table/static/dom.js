// Small helpers to build elements, and the marks of the seats.

import { getText } from "./net.js";

export const SEAT_MARKS = ["ankh", "eye", "lotus", "scarab", "feather", "pyramid"];
const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected" || name === "disabled") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function mark(name) {
  return svg("svg", { class: "mark", "aria-hidden": "true", viewBox: "0 0 24 24" }, svg("use", { href: `#mark-${name}` }));
}

// The marks become a part of the page, so that none is awaited when a part of it is drawn anew.
export async function loadMarks() {
  const sheet = h("div", { hidden: true });
  sheet.innerHTML = await getText("/marks.svg");
  document.body.append(sheet);
}

export function token(seat, big = false) {
  const name = SEAT_MARKS[seat] ?? "any";
  return h("span", { class: `token seat-${seat}${big ? " big" : ""}`, "aria-hidden": "true" }, mark(name));
}

export function byId(id) {
  return document.getElementById(id);
}

export function toast(text, bad = false) {
  const region = byId("toasts");
  const line = h("div", { class: bad ? "toast bad" : "toast" }, text);
  if (region.showPopover) {
    region.setAttribute("popover", "manual");
    if (region.matches(":popover-open")) region.hidePopover();
    region.showPopover();
  }
  region.append(line);
  setTimeout(() => {
    line.remove();
    if (!region.children.length && region.matches(":popover-open")) region.hidePopover();
  }, bad ? 7000 : 4000);
}

export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
