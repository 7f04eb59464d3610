// The table: shows a match as one seat sees it, and lets that seat choose.

import { byId, h, loadMarks, toast, wait } from "./dom.js";
import { Connection, announce, drawBar } from "./bar.js";
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { complain } from "./complain.js";
import { curtainDrawn, drawCurtain } from "./curtain.js";
import { ask } from "./dialog.js";
import { ending, openFork, openResult, rematch } from "./end.js";
import { openHelp, startKeys } from "./keys.js";
import { Log } from "./log.js";
import { openMenu } from "./menu.js";
import { get, listen, lost, post, query, untilAnswered } from "./net.js";
import { closePopover, explain, leavePopover, popoverOpen, showRule, startPopover } from "./popover.js";
import { Prompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { drawSeats } from "./seats.js";
import { confirms, speed } from "./settings.js";
import { startSheet } from "./sheet.js";
import { lang, t, useLanguage } from "./words.js";

const { match: id, game } = document.body.dataset;
const mine = JSON.parse(document.body.dataset.mine);
const path = `/api/matches/${id}`;
const TOLD_AT_MOST = 24;
const LOG_AGAIN = 120;

let me = mine.length === 1 ? mine[0] : -1;
let look = null;
let choosing = false;
let skipping = false;
let byKeyboard = false;
let resultShown = false;
let arrangement = null;
let finished = false;

const board = new Board(byId("ui-board"), {
  choose,
  point: (choice) => prompt.point(choice),
  explain: (element, how) => explain(element, how, knownOf(element)),
  leave: leavePopover,
});
const prompt = new Prompt(byId("ui-prompt"), board, { choose, point: (choice) => board.point(choice) });
const log = new Log(byId("ui-log"), board);
const replay = new Replay({ moment: showMoment, leave: toPresent, fork: (at) => openFork(look, at).catch(report) });
const connection = new Connection(sync);
let chat;

// --- Fetching ---------------------------------------------------------------------------------------------------------

const logFrom = () => Math.max(0, log.last - LOG_AGAIN);
const wish = (more) => query({ lang, board: board.arrangement, ...more });

function fetchLook(more) {
  return get(`${path}?${wish({ seat: me, ...more })}`);
}

// One thing at a time: what arrives meanwhile is fetched afterwards.
let running = Promise.resolve();
let wanted = false;

function exclusive(task) {
  running = running.then(task).catch((fault) => report(fault));
  return running;
}

function sync() {
  if (wanted) return;
  wanted = true;
  exclusive(async () => {
    wanted = false;
    const from = logFrom();
    const next = await fetchLook({ log: from });
    connection.answered();
    await arrive(next, from);
  });
}

function report(fault) {
  if (lost(fault)) connection.failed();
  else complain(fault);
}

// --- Showing ----------------------------------------------------------------------------------------------------------

async function arrive(next, from, own = false) {
  finished = next.over;
  if (replay.open) {
    replay.grow(next.total, next.over);
    return;
  }
  if (unchanged(next)) {
    refresh(next);
    return;
  }
  if (look && !own && next.at > look.at + 1 && next.seat === look.seat && speed().travel && !document.hidden) await tell(next);
  const told = look !== null && (next.at > look.at || own);
  show(next, from, told);
  await handOver();
  if (look.over && !resultShown && told) showResult();
}

// The same moment again, perhaps with other people around it or more said.
function unchanged(next) {
  return look && next.seq === look.seq && next.at === look.at && next.seat === look.seat && next.title === look.title && board.arrangement === arrangement;
}

function refresh(next) {
  look.chat = next.chat;
  look.seats = next.seats;
  drawSeats(byId("ui-seats"), look, { fresh: false, vote, patient: mine.length > 0 });
  chat.draw(look);
}

// What others did is told move by move.
async function tell(next) {
  skipping = false;
  byId("ui-skip").hidden = false;
  try {
    let coming = fetchAhead(look.at + 1);
    for (let count = 0; !skipping && count < TOLD_AT_MOST; count += 1) {
      const moment = await coming;
      if (moment.at >= next.at || moment.at <= look.at) break;
      show(moment, log.last + 1, true);
      coming = fetchAhead(moment.at + 1);
      await pause(speed().travel + speed().pause);
    }
  } finally {
    byId("ui-skip").hidden = true;
  }
}

// A moment that is awaited later, or not at all.
function fetchAhead(at) {
  const coming = fetchLook({ at, log: log.last + 1 });
  coming.catch(() => {});
  return coming;
}

async function pause(duration) {
  for (let passed = 0; passed < duration && !skipping; passed += 50) await wait(50);
}

function show(next, from, told) {
  const focusLost = board.frame.contains(document.activeElement) && document.activeElement !== board.frame;
  const before = look;
  look = next;
  arrangement = board.arrangement;
  board.draw(next.board, told && !skipping ? speed().travel : 0);
  const hadFocus = prompt.draw(next, () => ending(next, endActs), replay.open);
  drawSeats(byId("ui-seats"), next, { fresh: told, vote, patient: mine.length > 0 });
  const added = log.show(next.log, from, told);
  log.pointAgain();
  chat.draw(next);
  board.markAll("fresh", told ? added.flatMap((line) => line.places).map((place) => board.find(place)) : []);
  board.markAll("greyed", next.greyed.map((each) => board.find(each.place)));
  const since = sinceAt();
  drawBar(next, { seated: me >= 0, past: replay.open, since: since !== null && since < next.at });
  announce(next, before, told ? added : []);
  if (byKeyboard && (hadFocus || focusLost || document.activeElement === document.body)) prompt.focus();
}

// What the page knows of a place besides its name.
function knownOf(element) {
  const option = look.options.find((each) => String(each.choice) === element.dataset.choice);
  const greyed = look.greyed.find((each) => board.find(each.place)?.contains(element) || element.id === each.place);
  return { label: (option ?? greyed)?.label, note: option?.note, reason: greyed?.reason, rule: greyed?.rule || option?.rule };
}

// --- Choosing ---------------------------------------------------------------------------------------------------------

async function choose(choice, keyboard = false) {
  if (keyboard) byKeyboard = true;
  if (choosing || replay.open || !look.options.some((option) => option.choice === choice)) return;
  choosing = true;
  closePopover();
  prompt.press(choice);
  board.markAll("pressed", [board.litFor(choice)]);
  try {
    if (confirms() && !(await confirmed(choice))) return;
    await exclusive(() => send("choices", { seq: look.seq, choice, seat: me }));
  } catch (fault) {
    report(fault);
  } finally {
    choosing = false;
    prompt.release();
    board.markAll("pressed", []);
  }
}

async function confirmed(choice) {
  const { final } = await get(`${path}/choices/${choice}?seat=${me}`);
  const label = look.options.find((option) => option.choice === choice).label;
  return !final || ask(t("confirm-title"), t("confirm-text", { what: label }), t("confirm-yes"));
}

async function send(what, body) {
  const from = what === "undo" ? 0 : logFrom();
  try {
    const next = await post(`${path}/${what}?${wish({ log: from })}`, body);
    if (what === "choices") keepSince(next.at);
    await arrive(next, from, true);
  } catch (fault) {
    if (fault.status !== 409 || !fault.body.current) throw fault;
    toast(t("moved-on"));
    await arrive(fault.body.current, from);
  }
}

function undo() {
  if (me < 0 || look.over || replay.open || choosing) return false;
  if (look.undo !== null) {
    toast(t(`undo-${look.undo}`));
    return true;
  }
  exclusive(() => send("undo", { seq: look.seq, seat: me }));
  return true;
}

async function hint() {
  if (!look.options.length || replay.open) return;
  const seq = look.seq;
  byId("ui-hint").disabled = true;
  try {
    const ranked = await get(`${path}/hint?lang=${lang}&seat=${me}`);
    if (look.seq === seq) prompt.hints(ranked);
    byId("ui-live").append(h("p", {}, `${t("hint")}: ${ranked[0].label}`));
  } catch (fault) {
    report(fault);
  } finally {
    byId("ui-hint").disabled = false;
  }
}

async function vote(row) {
  if (!(await ask(t("replace"), t("replace-text", { who: row.name }), t("replace")))) return;
  try {
    const { replaced } = await post(`${path}/seats/${row.seat}/replace`);
    toast(t(replaced ? "replaced" : "voted"));
    sync();
  } catch (fault) {
    report(fault);
  }
}

// --- Hot-seat ---------------------------------------------------------------------------------------------------------

const shelf = `benben-seat-${id}`;

async function handOver() {
  if (mine.length < 2 || replay.open || look.over || (me >= 0 && look.to_move.includes(me))) return;
  const seat = mine.find((other) => look.to_move.includes(other));
  if (seat === undefined) return;
  if (Number(sessionStorage.getItem(shelf) ?? -1) !== seat || me >= 0) await drawCurtain(seat, look.seats[seat].name);
  me = seat;
  sessionStorage.setItem(shelf, String(seat));
  log.show([], 0, false);
  show(await fetchLook({ log: 0 }), 0, false);
  if (byKeyboard) prompt.focus();
}

// --- Going back -------------------------------------------------------------------------------------------------------

const sinceShelf = () => `benben-since-${id}-${me}`;

function sinceAt() {
  const kept = sessionStorage.getItem(sinceShelf());
  return me < 0 || kept === null ? null : Number(kept);
}

function keepSince(at) {
  if (me >= 0) sessionStorage.setItem(sinceShelf(), String(at));
}

// Shows the match after so many choices; going back, forced choices are skipped as well.
async function showMoment(at, back) {
  try {
    let moment = await fetchLook({ at, log: 0 });
    for (let earlier = at - 1; back && moment.at >= replay.at && earlier >= 0; earlier -= 1) moment = await fetchLook({ at: earlier, log: 0 });
    if (!replay.open) return null;
    show(moment, 0, moment.at > (look?.at ?? 0) && moment.at - look.at < 8);
    history.replaceState(null, "", `?at=${moment.at}`);
    return moment.at;
  } catch (fault) {
    report(fault);
    return null;
  }
}

function startReplay(at, { play = false, brief = false } = {}) {
  replay.start(at, look.total, { play, brief, over: finished });
}

function toPresent() {
  history.replaceState(null, "", location.pathname);
  look = null;
  exclusive(async () => arrive(await fetchLook({ log: 0 }), 0));
}

// An event is found by halves: which choice brought it about.
async function momentOf(number) {
  let low = 0;
  let high = look.total;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const moment = await fetchLook({ at: middle, log: Math.max(0, number - 40) });
    if (Math.max(-1, ...moment.log.map((line) => line.number)) >= number) high = middle;
    else low = middle + 1;
  }
  startReplay(low);
}

const endActs = {
  result: () => showResult(),
  replay: () => startReplay(0, { play: true }),
  rematch: () => rematch(look),
  moment: (number) => momentOf(number).catch(report),
  line: (number) => log.text(number),
};

function showResult() {
  resultShown = true;
  openResult(look, endActs);
}

// --- Start ------------------------------------------------------------------------------------------------------------

async function switchLanguage() {
  closePopover();
  await useLanguage(lang === "pl" ? "en" : "pl");
  await exclusive(async () => {
    const at = replay.open ? { at: replay.at } : {};
    const next = await fetchLook({ log: 0, ...at });
    log.show([], 0, false);
    show(next, 0, false);
  });
  if (replay.open) replay.draw();
}

function onEvent(kind, data) {
  if (curtainDrawn()) return;
  if (kind === "seats" || kind === "chat" || data.seq !== look?.seq) sync();
}

function startControls() {
  byId("ui-undo").addEventListener("click", undo);
  byId("ui-hint").addEventListener("click", hint);
  byId("ui-since").addEventListener("click", () => startReplay(sinceAt(), { play: true, brief: true }));
  byId("ui-language").addEventListener("click", () => switchLanguage().catch(report));
  byId("ui-menu").addEventListener("click", () => openMenu(look, { replay: () => startReplay(0), help: openHelp, language: () => switchLanguage().catch(report) }));
  byId("ui-skip").addEventListener("click", () => { skipping = true; });
  byId("ui-stage").addEventListener("click", (event) => { if (!event.target.closest("button, input, .lit")) skipping = true; });
  byId("ui-zoom-in").addEventListener("click", () => board.zoom.by(1.4));
  byId("ui-zoom-out").addEventListener("click", () => board.zoom.by(1 / 1.4));
  byId("ui-whole").addEventListener("click", () => board.zoom.reset());
  board.zoom.changed = (zoomed) => { byId("ui-whole").hidden = !zoomed; };
  document.addEventListener("keydown", () => { byKeyboard = true; }, true);
  document.addEventListener("pointerdown", () => { byKeyboard = false; }, true);
  const zoomIn = () => board.zoom.by(1.4);
  startKeys(
    {
      u: undo, h: hint, "?": openHelp, "+": zoomIn, "=": zoomIn, "-": () => board.zoom.by(1 / 1.4), 0: () => board.zoom.reset(),
      r: () => look.prompt?.rule && showRule(byId("ui-prompt").querySelector("[data-rule-link]") ?? byId("ui-prompt"), look.prompt.rule),
      l: () => { chat.turn("log"); byId("ui-log").focus(); },
      Escape: () => { if (popoverOpen()) closePopover(); else skipping = true; return false; },
    },
    (key) => {
      const option = prompt.byKey(key);
      if (option) choose(option.choice, true);
      return Boolean(option);
    },
  );
  addEventListener("resize", () => { if (look && board.arrangement !== arrangement && !replay.open) sync(); });
}

async function start() {
  const awaited = () => connection.tell();
  await untilAnswered(() => Promise.all([useLanguage(lang), loadMarks()]), awaited);
  startSheet();
  startPopover(game);
  chat = new Chat(id, mine.length > 0);
  startControls();
  const present = await untilAnswered(() => fetchLook({ log: 0 }), awaited);
  connection.answered();
  finished = present.over;
  const at = new URLSearchParams(location.search).get("at");
  if (at !== null && /^\d+$/.test(at)) {
    look = present;
    await replay.start(Math.min(Number(at), present.total), present.total, { over: finished });
  } else {
    await exclusive(() => arrive(present, 0));
    if (present.over) showResult();
  }
  listen(`${path}/events`, onEvent, (up) => connection.line(up));
}

start().catch(report);
