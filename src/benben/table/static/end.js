// The end: podium, breakdown, course, and what can be done next.

import { SEAT_MARKS, h, token } from "./dom.js";
import { complain } from "./complain.js";
import { breakdownTable, lastChangeOfLead, scoreLines, stackedBars } from "./charts.js";
import { openDialog } from "./dialog.js";
import { get, post } from "./net.js";
import { keepLinks } from "./links.js";
import { signed } from "./seats.js";
import { lang, t } from "./words.js";

export function podium(look) {
  const ranked = [...look.seats].filter((row) => row.place !== null).sort((a, b) => a.place - b.place);
  const steps = ranked.map((row) =>
    h(
      "li",
      { class: `step place-${Math.min(row.place, 4)} seat-${row.seat}` },
      token(row.seat, true),
      h("span", { class: "name" }, row.name),
      h("strong", {}, signed(row.score)),
      h("span", { class: "block" }, h("span", { class: "sr" }, `${t("place")} `), String(row.place)),
    ),
  );
  return h("ol", { class: "podium" }, steps);
}

// What the side says when a match is over; `acts`: result(), replay(), rematch().
export function ending(look, acts) {
  const winners = look.seats.filter((row) => row.place === 1);
  const button = (label, act, primary) => h("button", { class: primary ? "button primary" : "button", type: "button", onclick: act }, t(label));
  return [
    h("h2", { tabindex: "-1" }, t("over")),
    h("p", { class: "help" }, winners.map((row) => h("span", { class: "awaited" }, token(row.seat), " ", row.name)), " — ", t(winners.length > 1 ? "win-shared" : "wins")),
    h(
      "div",
      { class: "acts" },
      button("result", acts.result, true),
      button("replay", acts.replay),
      button("rematch", acts.rematch),
      h("a", { class: "button", href: `/api/matches/${look.id}/record`, download: `${look.game}-${look.id}.txt` }, t("record")),
    ),
  ];
}

// `acts`: moment(number) shows the moment of an event, replay(), rematch(), line(number) is a line of the log.
export function openResult(look, acts) {
  const { result } = look;
  const seats = look.seats.map((row) => ({ ...row, mark: SEAT_MARKS[row.seat] }));
  const decided = lastChangeOfLead(result);
  const close = (act) => () => { dialog.close(); act(); };
  const body = [
    podium(look),
    decided && h("section", { class: "decided-box" }, h("h3", { class: "smallcaps" }, t("decided")), decidedText(decided, look, acts, () => dialog.close())),
    h("section", {}, h("h3", { class: "smallcaps" }, t("breakdown")), stackedBars(result, seats)),
    h("section", {}, h("h3", { class: "smallcaps" }, t("course")), h("div", { class: "wide-table", tabindex: "0", role: "region", "aria-label": t("course") }, scoreLines(result, seats, decided))),
    breakdownTable(result, seats),
  ].filter(Boolean);
  const buttons = [
    h("a", { class: "button", href: `/api/matches/${look.id}/record`, download: `${look.game}-${look.id}.txt` }, t("record")),
    h("button", { class: "button", type: "button", onclick: close(acts.replay) }, t("replay")),
    h("button", { class: "button primary", type: "button", onclick: close(acts.rematch) }, t("rematch")),
  ];
  const dialog = openDialog(`${look.title}: ${t("result")}`, body, buttons, "large result");
  return dialog;
}

function decidedText(decided, look, acts, close) {
  const line = acts.line(decided.number);
  const who = look.seats[decided.seat];
  return h(
    "p",
    {},
    token(decided.seat), " ", h("strong", {}, who.name), " ", t("took-lead"), " ",
    line ? h("q", {}, line) : "", " ",
    h("button", { class: "link", type: "button", onclick: () => { close(); acts.moment(decided.number); } }, t("show-moment")),
  );
}

// The seats of other people are open again: their links are there to be sent.
export async function rematch(look) {
  const own = look.seats.filter((row) => row.mine).map((row) => row.seat);
  try {
    const made = await post(`/api/matches/${look.id}/rematch`);
    go(made, made.seats.filter(({ seat }) => !own.includes(seat)));
  } catch (fault) {
    complain(fault);
  }
}

function go(made, open = []) {
  keepLinks(made.id, open);
  location.href = `/t/${made.id}`;
}

// Play on from a moment: who sits where is asked anew.
export async function openFork(look, at) {
  const games = await get(`/api/games?lang=${lang}`);
  const bots = games.find((one) => one.game === look.game).bots;
  const people = look.seats.filter((row) => row.kind !== "automa");
  const selects = people.map((row, i) => {
    const kind = row.mine || (i === 0 && !people.some((other) => other.mine)) ? "human" : bots.some((bot) => bot.bot === row.kind) ? row.kind : bots.at(-1).bot;
    const kinds = [["human", t("kind-human")], ...bots.map((bot) => [bot.bot, `${t("bot")}: ${bot.label}`])];
    return h("select", { "aria-label": row.name }, kinds.map(([value, label]) => h("option", { value, selected: value === kind }, label)));
  });
  const begin = h("button", { class: "button primary", type: "button" }, t("play-on"));
  begin.addEventListener("click", async () => {
    begin.disabled = true;
    try {
      go(await post(`/api/matches/${look.id}/fork`, { at, seats: selects.map((select) => select.value) }));
    } catch (fault) {
      begin.disabled = false;
      complain(fault);
    }
  });
  const rows = people.map((row, i) => h("div", { class: "fork-row" }, token(row.seat, true), h("span", {}, row.name), selects[i]));
  openDialog(t("play-on"), [h("p", {}, t("play-on-text")), rows].flat(), [begin]);
}
