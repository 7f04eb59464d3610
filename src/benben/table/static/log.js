// The log: what happened, in the reader's language, newest first; a line points at what it speaks of.

import { h, token } from "./dom.js";

export class Log {
  constructor(panel, board) {
    this.list = panel.querySelector("ol");
    this.panel = panel;
    this.board = board;
    this.lines = new Map();
    this.list.addEventListener("pointerover", (event) => this.point(event.target));
    this.list.addEventListener("pointerleave", () => this.point(null));
    this.list.addEventListener("focusin", (event) => this.point(event.target));
    this.list.addEventListener("focusout", () => this.point(null));
    panel.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const here = document.activeElement.closest("li");
    const next = event.key === "ArrowDown" ? (here ? here.nextElementSibling : this.list.firstElementChild) : here?.previousElementSibling;
    next?.focus();
  }

  get last() {
    return Math.max(-1, ...this.lines.keys());
  }

  text(number) {
    return this.lines.get(number)?.line.text;
  }

  // Lines from a number on are those given; returns the new ones.
  show(given, from, fresh) {
    const kept = new Map(given.map((line) => [line.number, line]));
    for (const [number, { item, line }] of this.lines) {
      if (number >= from && kept.get(number)?.text !== line.text) {
        item.remove();
        this.lines.delete(number);
      }
    }
    const added = given.filter((line) => !this.lines.has(line.number));
    for (const old of this.list.querySelectorAll(".fresh")) old.classList.remove("fresh");
    for (const line of added) this.add(line, fresh);
    if (added.length) this.panel.scrollTop = 0;
    return added;
  }

  add(line, fresh) {
    const item = h(
      "li",
      { class: fresh ? "fresh" : "", "data-number": line.number, tabindex: "-1" },
      line.seat >= 0 ? token(line.seat) : h("span", { class: "no-token" }),
      h("span", {}, line.text),
    );
    const older = [...this.list.children].find((other) => Number(other.dataset.number) < line.number);
    this.list.insertBefore(item, older ?? null);
    this.lines.set(line.number, { line, item });
  }

  // After the board is drawn anew, the line under the pointer or in focus points again.
  pointAgain() {
    const focused = document.activeElement;
    this.point(this.list.querySelector("li:hover") ?? (this.list.contains(focused) ? focused : null));
  }

  point(target) {
    const item = target?.closest?.("li");
    const places = item ? this.lines.get(Number(item.dataset.number)).line.places : [];
    this.board.markAll("spoken", places.map((place) => this.board.find(place)));
  }
}
