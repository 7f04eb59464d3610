// A few words among those at the table.

import { byId, h, token } from "./dom.js";
import { complain } from "./complain.js";
import { post } from "./net.js";
import { t } from "./words.js";

export class Chat {
  constructor(id, mayTalk) {
    this.id = id;
    this.read = null;
    this.list = h("ol", { class: "lines" });
    this.input = h("input", { type: "text", maxlength: 500, autocomplete: "off" });
    const form = h("form", { onsubmit: (event) => this.send(event) }, this.input, h("button", { class: "button", "data-t": "send" }, t("send")));
    byId("ui-chat").append(this.list, mayTalk ? form : h("p", { class: "faint", "data-t": "chat-players-only" }, t("chat-players-only")));
    for (const name of ["log", "chat"]) byId(`ui-tab-${name}`).addEventListener("click", () => this.turn(name));
    document.querySelector(".tabs").addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const name = this.open ? "log" : "chat";
      this.turn(name);
      byId(`ui-tab-${name}`).focus();
    });
  }

  get open() {
    return !byId("ui-chat").hidden;
  }

  turn(wanted) {
    for (const name of ["log", "chat"]) {
      byId(`ui-${name}`).hidden = name !== wanted;
      byId(`ui-tab-${name}`).setAttribute("aria-selected", String(name === wanted));
      byId(`ui-tab-${name}`).tabIndex = name === wanted ? 0 : -1;
    }
    if (this.look) this.draw(this.look);
    if (wanted === "chat") this.list.scrollTop = this.list.scrollHeight;
  }

  draw(look) {
    this.look = look;
    this.input.setAttribute("aria-label", t("say-something"));
    this.input.placeholder = t("say-something");
    if (this.list.children.length !== look.chat.length) {
      const lines = look.chat.map((line) => h("li", {}, token(line.seat), h("span", {}, h("strong", {}, `${look.seats[line.seat]?.name ?? ""}: `), line.text)));
      this.list.replaceChildren(...lines);
      this.list.scrollTop = this.list.scrollHeight;
    }
    const newest = look.chat.at(-1)?.number ?? 0;
    if (this.read === null || this.open) this.read = newest;
    const unread = look.chat.filter((line) => line.number > this.read && !look.seats[line.seat]?.mine).length;
    byId("ui-unread").hidden = unread === 0;
    byId("ui-unread").textContent = String(unread);
  }

  async send(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    try {
      const seat = this.look.seat >= 0 ? this.look.seat : undefined;
      await post(`/api/matches/${this.id}/chat`, { text, seat });
      this.input.value = "";
    } catch (fault) {
      complain(fault);
    }
  }
}
