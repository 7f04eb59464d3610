// Going back in a match: a slider over its moments, step by step or by itself.

import { byId, h, wait } from "./dom.js";
import { speed } from "./settings.js";
import { t } from "./words.js";

export class Replay {
  // `told` offers: moment(at) fetches and shows, leave() goes back to the present, fork(at) or null.
  constructor(told) {
    this.told = told;
    this.bar = byId("ui-replay");
    this.at = null;
    this.playing = false;
  }

  get open() {
    return this.at !== null;
  }

  // A brief replay ends by itself in the present.
  async start(at, total, { play = false, over = false, brief = false } = {}) {
    this.brief = brief;
    this.total = total;
    this.over = over;
    this.at = at;
    byId("ui-side").dataset.state = "low";
    this.draw();
    await this.go(at);
    if (play) this.play();
  }

  draw() {
    const button = (label, sign, act) => h("button", { class: "button", type: "button", "aria-label": t(label), title: t(label), onclick: act }, sign);
    this.slider = h("input", {
      type: "range", min: 0, max: this.total, value: this.at, "aria-label": t("moment"),
      oninput: () => { this.playing = false; this.go(Number(this.slider.value)); },
    });
    this.count = h("output", {});
    this.toggle = button("replay-play", "▶", () => (this.playing ? this.pause() : this.play()));
    const buttons = [
      button("replay-back", "◀", () => { this.pause(); this.go(this.at - 1, true); }),
      this.toggle,
      button("replay-next", "▶|", () => { this.pause(); this.go(this.at + 1); }),
    ];
    const fork = this.over ? h("button", { class: "button", type: "button", onclick: () => this.told.fork(this.at) }, t("play-on")) : null;
    const leave = h("button", { class: "button primary", type: "button", onclick: () => this.leave() }, this.over ? t("to-end") : t("to-present"));
    this.bar.replaceChildren(h("div", { class: "steps" }, buttons), this.slider, this.count, h("div", { class: "ways" }, fork ?? "", leave));
    this.bar.hidden = false;
    this.show();
  }

  show() {
    this.slider.value = this.at;
    this.slider.setAttribute("aria-valuetext", `${this.at} / ${this.total}`);
    this.count.textContent = `${this.at} / ${this.total}`;
    this.toggle.textContent = this.playing ? "❚❚" : "▶";
    this.toggle.setAttribute("aria-label", this.playing ? t("replay-pause") : t("replay-play"));
  }

  // Only the newest wish is fetched while another answer is awaited.
  async go(at, back = false) {
    this.wish = Math.min(this.total, Math.max(0, at));
    this.back = back;
    if (this.busy) return this.busy;
    this.busy = (async () => {
      while (this.open && this.wish !== null) {
        const wish = this.wish;
        this.wish = null;
        const reached = await this.told.moment(wish, this.back);
        if (this.open && reached !== null) this.at = reached;
        if (this.open && this.wish === null) this.show();
      }
    })();
    await this.busy.finally(() => { this.busy = null; });
  }

  async play() {
    if (this.at >= this.total) await this.go(0);
    this.playing = true;
    this.show();
    while (this.open && this.playing && this.at < this.total) {
      await this.go(this.at + 1);
      await wait(speed().travel + Math.max(350, speed().pause));
    }
    this.playing = false;
    if (this.open && this.brief && this.at >= this.total) this.leave();
    else if (this.open) this.show();
  }

  // The match went on meanwhile.
  grow(total, over) {
    this.total = total;
    if (over !== this.over) {
      this.over = over;
      this.draw();
    }
    this.slider.max = total;
    this.show();
  }

  pause() {
    this.playing = false;
    this.show();
  }

  close() {
    this.at = null;
    this.playing = false;
    this.bar.hidden = true;
    byId("ui-side").dataset.state = "half";
  }

  leave() {
    this.close();
    this.told.leave();
  }
}
