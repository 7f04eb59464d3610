// Setting a table: everything it offers comes from what the game declares.

import { h, token } from "./dom.js";
import { complain } from "./complain.js";
import { openDialog } from "./dialog.js";
import { get, post } from "./net.js";
import { keepLinks, linkRows } from "./links.js";
import { lang, t } from "./words.js";

const CLOCKS = [0, 60, 180, 600, 3600, 86400];
const PATIENCE = [1, 5, 15, 60, 1440];

export async function openNewTable(key) {
  let games;
  try {
    games = await get(`/api/games?lang=${lang}`);
  } catch (fault) {
    complain(fault);
    return;
  }
  const game = games.find((one) => one.game === key);
  const wish = {
    mode: game.modes[0],
    players: game.modes[0].players.at(-1),
    options: {},
    kinds: ["human", ...Array(7).fill("greedy")],
    names: Array(8).fill(""),
    public: false,
    clock: 0,
    patience: 5,
  };
  const create = h("button", { class: "button primary", type: "button", onclick: () => send(game, wish, create, dialog) }, t("open-table"));
  const dialog = openDialog(`${game.title}: ${t("new-table")}`, [], [create]);
  const body = dialog.querySelector(".body");
  draw();

  function draw() {
    const focused = document.activeElement?.id;
    body.replaceChildren(...parts(game, wish, draw));
    if (focused) document.getElementById(focused)?.focus();
  }
}

function parts(game, wish, redraw) {
  return [
    game.modes.length > 1 && modePart(game, wish, redraw),
    playersPart(wish, redraw),
    seatsPart(game, wish, redraw),
    wish.mode.options.length > 0 && optionsPart(wish),
    tablePart(wish),
  ].filter(Boolean);
}

function modePart(game, wish, redraw) {
  const pick = (event) => {
    wish.mode = game.modes.find((mode) => mode.mode === event.target.value);
    if (!wish.mode.players.includes(wish.players)) wish.players = wish.mode.players.at(-1);
    wish.options = {};
    redraw();
  };
  const options = game.modes.map((mode) => h("option", { value: mode.mode, selected: mode === wish.mode }, mode.label));
  const select = h("select", { id: "new-mode", onchange: pick }, options);
  return h("div", { class: "field" }, h("label", { for: "new-mode" }, t("mode")), select, wish.mode.text && h("p", { class: "faint" }, wish.mode.text));
}

function playersPart(wish, redraw) {
  const pick = (count) => {
    wish.players = count;
    redraw();
  };
  const counts = wish.mode.players.map((count) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name: "new-players", id: `new-players-${count}`, value: count, checked: count === wish.players, onchange: () => pick(count) }),
      h("span", {}, String(count)),
    ),
  );
  return h("fieldset", {}, h("legend", {}, t("players")), h("div", { class: "numbers" }, counts));
}

function seatsPart(game, wish, redraw) {
  const rows = Array.from({ length: wish.players }, (_, seat) => seatRow(game, wish, seat, redraw));
  return h("fieldset", {}, h("legend", {}, t("seats")), h("div", { class: "seat-rows" }, rows), h("p", { class: "faint" }, t("seats-text")));
}

function seatRow(game, wish, seat, redraw) {
  const kinds = [
    ["human", t("kind-human")],
    ["open", t("kind-open")],
    ...game.bots.map((bot) => [bot.bot, `${t("bot")}: ${bot.label}`]),
  ];
  const pick = (event) => {
    wish.kinds[seat] = event.target.value;
    redraw();
  };
  const options = kinds.map(([kind, label]) => h("option", { value: kind, selected: kind === wish.kinds[seat] }, label));
  const number = t("seat-number", { n: seat + 1 });
  return h(
    "div",
    { class: "seat-row" },
    token(seat, true),
    h("select", { id: `new-kind-${seat}`, "aria-label": number, onchange: pick }, options),
    h("input", {
      type: "text", id: `new-name-${seat}`, maxlength: 40, value: wish.names[seat], "aria-label": `${t("name")}: ${number}`, placeholder: t("name"),
      oninput: (event) => { wish.names[seat] = event.target.value; },
    }),
  );
}

function optionsPart(wish) {
  const rows = wish.mode.options.map((option) => {
    const id = `new-option-${option.option}`;
    const chosen = wish.options[option.option] ?? option.default;
    const pick = (event) => { wish.options[option.option] = option.values[Number(event.target.value)]; };
    const values = option.values.map((value, i) => h("option", { value: i, selected: value === chosen }, option.labels[i]));
    return h(
      "div",
      { class: "option" },
      h("label", { for: id }, h("strong", {}, option.label)),
      h("select", { id, onchange: pick }, values),
      h("p", { class: "faint" }, option.text),
    );
  });
  return h("fieldset", {}, h("legend", {}, t("options")), rows);
}

function tablePart(wish) {
  const listed = (id, values, chosen, say, pick) =>
    h("select", { id, onchange: (event) => pick(Number(event.target.value)) }, values.map((value) => h("option", { value, selected: value === chosen }, say(value))));
  const open = h("input", { type: "checkbox", checked: wish.public, onchange: (event) => { wish.public = event.target.checked; } });
  return h(
    "fieldset",
    {},
    h("legend", {}, t("the-table")),
    h("label", { class: "check" }, open, h("span", {}, t("public-setting"))),
    h(
      "div",
      { class: "pair" },
      h("div", { class: "field" }, h("label", { for: "new-clock" }, t("clock")), listed("new-clock", CLOCKS, wish.clock, span, (value) => { wish.clock = value; })),
      h("div", { class: "field" }, h("label", { for: "new-patience" }, t("patience")), listed("new-patience", PATIENCE, wish.patience, (minutes) => span(60 * minutes), (value) => { wish.patience = value; })),
    ),
  );
}

function span(seconds) {
  if (!seconds) return t("no-limit");
  if (seconds < 3600) return `${seconds / 60} min`;
  return `${seconds / 3600} h`;
}

async function send(game, wish, button, dialog) {
  button.disabled = true;
  const { players, options, clock, patience } = wish;
  try {
    const made = await post("/api/matches", {
      game: game.game, players, mode: wish.mode.mode, options, clock, patience, public: wish.public,
      seats: wish.kinds.slice(0, players), names: wish.names.slice(0, players).map((name) => name.trim()),
    });
    const open = made.seats.filter(({ seat }) => wish.kinds[seat] === "open");
    keepLinks(made.id, open);
    if (open.length) showLinks(made.id, open, dialog);
    else location.href = `/t/${made.id}`;
  } catch (fault) {
    button.disabled = false;
    complain(fault);
  }
}

function showLinks(id, open, dialog) {
  dialog.querySelector(".body").replaceChildren(h("p", {}, t("links-text")), linkRows(id, open));
  dialog.querySelector("footer").replaceChildren(h("a", { class: "button primary", href: `/t/${id}` }, t("to-table")));
  dialog.querySelector("footer a").focus();
}
