// The seats at a glance: who, whose turn, score, what matters, what has just changed.

import { h, mark, token } from "./dom.js";
import { copyLink, keptLinks } from "./links.js";
import { t } from "./words.js";

let before = new Map();
let shown = "";

const figure = (text) => Number(String(text).replace("−", "-").split("/")[0]);
export const signed = (n) => (n < 0 ? `−${-n}` : String(n));

export function drawSeats(section, look, { fresh, vote, patient }) {
  const same = JSON.stringify([look.seats, look.over, t("you")]);
  if (!fresh && same === shown) return;
  shown = same;
  const now = new Map();
  const rows = look.seats.map((row) => seatRow(row, look, now, fresh, vote, patient));
  section.replaceChildren(h("ul", {}, rows));
  before = now;
}

function change(key, value, now, fresh) {
  now.set(key, value);
  const last = before.get(key);
  if (!fresh || last === undefined || Number.isNaN(value - last) || value === last) return null;
  const by = value - last;
  return h("span", { class: by > 0 ? "change up" : "change down", "aria-hidden": "true" }, by > 0 ? `+${by}` : signed(by));
}

function seatRow(row, look, now, fresh, vote, patient) {
  const quantities = row.quantities.map((each, i) =>
    h(
      "span",
      { class: "quantity", title: `${each.label}: ${each.value}` },
      h("span", { class: "sign" }, mark(each.mark), change(`${row.seat}-${i}`, figure(each.value), now, fresh)),
      h("span", { class: "sr" }, `${each.label}: `),
      each.value,
    ),
  );
  const score = h("span", { class: "score" }, h("span", { class: "sr" }, `${t("score")}: `), signed(row.score), change(`${row.seat}-score`, row.score, now, fresh));
  return h(
    "li",
    { class: `seat-line seat-${row.seat}${row.to_move ? " moving" : ""}` },
    token(row.seat, true),
    h("span", { class: "name" }, row.name, ...states(row, look)),
    score,
    h("div", { class: "holding" }, h("span", { class: "quantities" }, quantities), calls(row, look, vote, patient)),
  );
}

function states(row, look) {
  const found = [];
  if (row.mine) found.push(h("span", { class: "state" }, t("you")));
  if (row.to_move && !look.over) found.push(h("span", { class: "state turn" }, "▸ ", h("span", { class: "long" }, t("to-move"))));
  if (row.kind === "human" && !row.mine) found.push(h("span", { class: row.online ? "state online" : "state away" }, row.online ? `● ${t("online")}` : `○ ${t("away")}`));
  if (row.kind === "open") found.push(h("span", { class: "state away" }, `○ ${t("open-seat")}`));
  return found;
}

// What can be done about a seat whose player is missing.
function calls(row, look, vote, patient) {
  const link = keptLinks(look.id).find((one) => one.seat === row.seat);
  const act = [];
  if (row.kind === "open" && link) act.push(h("button", { class: "link", type: "button", onclick: () => copyLink(look.id, link.token) }, t("copy-link")));
  if (patient && !look.over && !row.mine && !row.online && ["human", "open"].includes(row.kind)) {
    act.push(h("button", { class: "link", type: "button", onclick: () => vote(row) }, t("replace")));
  }
  return act.length ? h("span", { class: "calls" }, act) : null;
}
