// What stands above the table, what a screen reader hears, and whether there is a connection.

import { byId, h } from "./dom.js";
import { t } from "./words.js";

const QUIET = 1200;
const AGAIN = 1500;

// `seated`: the reader has a seat; `past`: an earlier moment is shown; `since`: others have chosen since.
export function drawBar(look, { seated, past, since }) {
  byId("ui-title").textContent = look.title;
  const round = look.view.position?.round;
  byId("ui-round").textContent = Number.isInteger(round) ? `· ${t("round", { n: round })}` : "";
  const playing = seated && !look.over && !past;
  byId("ui-undo").hidden = !playing;
  byId("ui-undo").setAttribute("aria-disabled", String(look.undo !== null));
  byId("ui-hint").hidden = !playing;
  byId("ui-hint").setAttribute("aria-disabled", String(!look.options.length));
  byId("ui-since").hidden = !playing || !since || look.at < look.total;
  document.title = `${look.options.length ? `● ${t("your-turn")} — ` : ""}${look.title} — Benben`;
}

export function announce(look, before, added) {
  const lines = added.map((line) => line.text);
  const asked = look.prompt?.title ?? "";
  if (asked && (added.length || asked !== before?.prompt?.title)) lines.push(asked);
  if (!lines.length) return;
  const live = byId("ui-live");
  live.append(h("p", {}, lines.slice(-8).join(" ")));
  while (live.children.length > 5) live.firstChild.remove();
}

// Whether the table answers. A short break is not worth a word; after a long one everything is fetched anew.
export class Connection {
  constructor(fetchAgain) {
    this.fetchAgain = fetchAgain;
    this.banner = byId("ui-banner");
    this.quiet = null;
    this.retry = null;
  }

  // The line of events is up or down.
  line(up) {
    if (up && !this.banner.hidden) this.fetchAgain();
    if (up) this.answered();
    else this.quiet ??= setTimeout(() => this.tell(), QUIET);
  }

  // A call was not answered: it is told at once, and everything is fetched until an answer comes.
  failed() {
    this.tell();
    clearTimeout(this.retry);
    this.retry = setTimeout(this.fetchAgain, AGAIN);
  }

  answered() {
    clearTimeout(this.quiet);
    clearTimeout(this.retry);
    this.quiet = null;
    this.banner.hidden = true;
  }

  tell() {
    this.banner.hidden = false;
  }
}
