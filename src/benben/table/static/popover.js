// One small sheet beside the pointer: what a piece is, or what a rule says.

import { byId, h } from "./dom.js";
import { get } from "./net.js";
import { lang, t } from "./words.js";

const DELAY = 320;
const known = new Map();
let timer;
let asked = 0;
let pinned = null;

export function startPopover(game) {
  const sheet = byId("ui-popover");
  sheet.dataset.game = game;
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-rule-link]");
    if (link) showRule(link, link.dataset.ruleLink);
    else if (!event.target.closest?.("#ui-popover")) closePopover();
  });
}

export function popoverOpen() {
  return !byId("ui-popover").hidden;
}

export function closePopover() {
  clearTimeout(timer);
  asked += 1;
  const sheet = byId("ui-popover");
  const back = pinned;
  const inside = sheet.contains(document.activeElement);
  pinned = null;
  sheet.hidden = true;
  if (inside) back?.focus?.();
}

export function leavePopover() {
  if (!pinned) closePopover();
}

function fetched(path) {
  if (!known.has(path)) {
    const answer = get(path).catch((fault) => {
      if (fault.status !== 404) known.delete(path);
      return null;
    });
    known.set(path, answer);
  }
  return known.get(path);
}

export const ruleLink = (rule) => h("button", { class: "link rule", type: "button", "data-rule-link": rule }, rule);

// The words of a rule, with the rules it names as links.
function withLinks(text) {
  return text.split(/([A-Z]{3}-\d+(?:\.\d+)*)/).map((part, i) => (i % 2 ? ruleLink(part) : part));
}

export async function showRule(anchor, rule) {
  clearTimeout(timer);
  const mine = (asked += 1);
  const sheet = byId("ui-popover");
  const told = await fetched(`/api/rules/${sheet.dataset.game}/${rule}?lang=${lang}`);
  if (mine !== asked) return;
  const page = h("a", { href: `/rules/${sheet.dataset.game}#${rule}`, target: "_blank", rel: "noopener" }, t("whole-rules"));
  const body = told ? h("p", {}, withLinks(told.text)) : h("p", {}, t("rule-in-page"));
  const close = h("button", { class: "button quiet", type: "button", "aria-label": t("close"), onclick: closePopover }, "✕");
  pinned = anchor.closest("#ui-popover") ? (pinned ?? document.body) : anchor;
  fill([h("div", { class: "head" }, h("strong", {}, `${t("rule")} ${rule}`), close), body, h("p", {}, page)], anchor, "dialog", rule);
  close.focus();
}

// `extra` are lines that only the page knows: why it cannot be chosen, what it would mean.
export function explain(anchor, how, extra) {
  if (pinned && how === "hover") return;
  clearTimeout(timer);
  const mine = (asked += 1);
  timer = setTimeout(() => draw(anchor, how, extra, mine), how === "hover" ? DELAY : 0);
}

async function draw(anchor, how, extra, mine) {
  const sheet = byId("ui-popover");
  const message = anchor.dataset.explain;
  const told = message ? await fetched(`/api/explain/${sheet.dataset.game}/${message}?lang=${lang}`) : null;
  if (mine !== asked || !anchor.isConnected) return;
  const title = told?.title || extra.label || anchor.getAttribute("aria-label");
  const rule = anchor.dataset.rule || extra.rule;
  const parts = [
    title && h("strong", {}, title),
    told?.text && h("p", {}, told.text),
    extra.note && h("p", {}, extra.note),
    extra.reason && h("p", { class: "reason" }, extra.reason),
    told?.reconstructed.length > 0 && h("p", { class: "rebuilt" }, told.reconstructed.map((letter) => t(`source-${letter.toLowerCase()}`)).join(" ")),
    rule && h("p", {}, ruleLink(rule)),
  ].filter(Boolean);
  if (!parts.length) return;
  if (title && anchor.getAttribute("role") === "group") anchor.setAttribute("aria-label", title);
  pinned = how === "press" ? anchor : null;
  fill(parts, anchor, "tooltip", title);
}

function fill(parts, anchor, role, label) {
  const sheet = byId("ui-popover");
  const at = anchor.isConnected && !sheet.contains(anchor) ? anchor.getBoundingClientRect() : sheet.getBoundingClientRect();
  sheet.setAttribute("role", role);
  sheet.setAttribute("aria-label", label ?? "");
  sheet.replaceChildren(...parts);
  sheet.hidden = false;
  const own = sheet.getBoundingClientRect();
  const below = at.bottom + 10 + own.height < innerHeight;
  const x = at.left + at.width / 2 - own.width / 2;
  const y = below ? at.bottom + 10 : Math.max(8, at.top - own.height - 10);
  sheet.style.left = `${Math.min(innerWidth - own.width - 8, Math.max(8, x))}px`;
  sheet.style.top = `${Math.min(y, Math.max(8, innerHeight - own.height - 8))}px`;
}
