// What is asked, and the options as buttons; or who is awaited.

import { h, mark, token } from "./dom.js";
import { ruleLink } from "./popover.js";
import { t } from "./words.js";

// Letters that are no commands.
const KEYS = "123456789abcdefgijkmnopqstvwxyz";
const BOTS_THINK_AFTER = 600;

// Many options are set tighter; mere numbers stand four in a row.
function optionsClass(options) {
  if (options.every((option) => option.label.length <= 3 && !option.note)) return "options numbers";
  return options.length > 8 ? "options many" : "options";
}

// Why a bot likes an option: what it would change, else what the option says of itself.
function reasons(hinted, options) {
  const changes = hinted.reasons.map(({ mark: name, label, by }) =>
    h("span", { class: "reason", title: label }, mark(name), by > 0 ? `+${by}` : `−${-by}`, h("span", { class: "sr" }, ` ${label}`)),
  );
  return changes.length ? changes : (options.find((option) => option.choice === hinted.choice)?.note ?? "");
}

export class Prompt {
  // `told` hears: choose(choice), point(choice or null).
  constructor(section, board, told) {
    this.section = section;
    this.board = board;
    this.told = told;
    this.look = null;
    section.addEventListener("keydown", (event) => this.arrows(event));
  }

  draw(look, ending, past = false) {
    this.look = look;
    clearInterval(this.ticking);
    const had = this.section.contains(document.activeElement);
    if (look.over) this.section.replaceChildren(...ending());
    else if (past) this.section.replaceChildren(...this.past(look));
    else if (look.options.length) this.section.replaceChildren(...this.question(look));
    else this.section.replaceChildren(...this.waiting(look));
    this.section.classList.toggle("asking", look.options.length > 0);
    this.section.scrollTop = 0;
    this.section.parentElement.scrollTop = 0;
    return had;
  }

  question(look) {
    const seat = look.seats[look.seat];
    return [
      h("h2", { tabindex: "-1" }, look.seats.filter((row) => row.mine).length > 1 && token(look.seat), look.prompt.title),
      look.clock > 0 && this.clock(look, seat),
      h("p", { class: "help" }, look.prompt.help, look.prompt.help ? " " : "", look.prompt.rule && ruleLink(look.prompt.rule)),
      h("div", { class: "hints", hidden: true }),
      h("div", { class: optionsClass(look.options), role: "group", "aria-label": look.prompt.title }, look.options.map((option, i) => this.option(option, i))),
      look.greyed.length > 0 && this.greyed(look.greyed),
    ].filter(Boolean);
  }

  option(option, i) {
    const key = KEYS[i];
    const place = this.board.litFor(option.choice);
    const point = (choice) => () => this.told.point(choice);
    return h(
      "button",
      {
        type: "button", class: place ? "option" : "option plain", "data-choice": option.choice, "data-key": option.key,
        "aria-keyshortcuts": key, onclick: () => this.told.choose(option.choice),
        onpointerenter: point(option.choice), onpointerleave: point(null), onfocus: point(option.choice), onblur: point(null),
      },
      h("span", { class: "label" }, option.label),
      key && h("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
      option.note && h("span", { class: "note" }, option.note),
    );
  }

  greyed(list) {
    const rows = list.map((each) => h("li", {}, h("strong", {}, each.label), " ", h("span", {}, each.reason), " ", each.rule && ruleLink(each.rule)));
    return h("details", { class: "greyed-list" }, h("summary", {}, `${t("not-possible")} (${list.length})`), h("ul", {}, rows));
  }

  clock(look) {
    const line = h("p", { class: "clock", role: "timer" });
    const start = Date.now() - 1000 * look.waited;
    const tick = () => {
      const left = Math.max(0, look.clock - Math.floor((Date.now() - start) / 1000));
      line.textContent = `${t("time-left")}: ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      line.classList.toggle("short", left < 15);
    };
    tick();
    this.ticking = setInterval(tick, 1000);
    return line;
  }

  past(look) {
    return [
      h("h2", { tabindex: "-1" }, t("replay")),
      h("p", { class: "help" }, t("replay-text")),
      h("p", { class: "help" }, look.to_move.map((seat) => h("span", { class: "awaited" }, token(seat), " ", look.seats[seat].name))),
    ];
  }

  waiting(look) {
    const names = look.to_move.map((seat) => h("span", { class: "awaited" }, token(seat), " ", look.seats[seat].name));
    const thinking = look.to_move.some((seat) => !["human", "open"].includes(look.seats[seat].kind));
    const seconds = h("span", { class: "seconds" });
    if (thinking) {
      const start = Date.now();
      this.ticking = setInterval(() => {
        const passed = Date.now() - start;
        if (passed > BOTS_THINK_AFTER) seconds.textContent = `${Math.floor(passed / 1000)} s`;
      }, 250);
    }
    return [
      h("h2", { tabindex: "-1" }, thinking ? t("thinking") : t("waiting")),
      h("p", { class: "help" }, names, " ", seconds),
      thinking && h("div", { class: "thinking", "aria-hidden": "true" }),
      look.seat < 0 && h("p", { class: "faint" }, t("watching")),
    ].filter(Boolean);
  }

  // --- From outside ---

  point(choice) {
    for (const button of this.buttons) button.classList.toggle("pointed", Number(button.dataset.choice) === choice);
  }

  get buttons() {
    return [...this.section.querySelectorAll(".option")];
  }

  byKey(key) {
    const at = KEYS.indexOf(key.toLowerCase());
    return at >= 0 ? this.look?.options[at] : undefined;
  }

  press(choice) {
    for (const button of this.buttons) {
      button.setAttribute("aria-disabled", "true");
      button.classList.toggle("pressed", Number(button.dataset.choice) === choice);
    }
  }

  release() {
    for (const button of this.buttons) {
      button.removeAttribute("aria-disabled");
      button.classList.remove("pressed");
    }
  }

  focus() {
    (this.buttons[0] ?? this.section.querySelector("h2"))?.focus({ preventScroll: false });
  }

  arrows(event) {
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -1000, End: 1000 };
    const at = this.buttons.indexOf(document.activeElement);
    if (!(event.key in steps) || at < 0) return;
    event.preventDefault();
    this.buttons[Math.min(this.buttons.length - 1, Math.max(0, at + steps[event.key]))].focus();
  }

  hints(ranked) {
    const box = this.section.querySelector(".hints");
    if (!box) return;
    const most = Math.max(1, ...ranked.map((each) => each.visits));
    const rows = ranked.slice(0, 6).map((each) => {
      const bar = h("span", { class: "worth" }, h("span", {}));
      bar.firstChild.style.width = `${(100 * each.visits) / most}%`;
      return h(
        "li",
        {},
        h("button", { class: "link", type: "button", onclick: () => this.told.choose(each.choice), onpointerenter: () => this.told.point(each.choice), onpointerleave: () => this.told.point(null) }, each.label),
        bar,
        h("span", { class: "value" }, each.visits ? `${Math.round(100 * each.value)} % · ${each.visits}×` : ""),
        h("span", { class: "reasons" }, reasons(each, this.look.options)),
      );
    });
    box.replaceChildren(h("p", {}, t("hint-text")), h("ol", {}, rows));
    box.hidden = false;
    this.board.markAll("hinted", [this.board.litFor(ranked[0]?.choice)]);
    for (const button of this.buttons) button.classList.toggle("hinted", Number(button.dataset.choice) === ranked[0]?.choice);
  }
}
