// Links of open seats: kept for this tab only, so that they can be sent from the table as well.

import { h, toast, token } from "./dom.js";
import { t } from "./words.js";

const shelf = (id) => `benben-links-${id}`;

export function keepLinks(id, open) {
  if (open.length) sessionStorage.setItem(shelf(id), JSON.stringify(open));
}

export function keptLinks(id) {
  return JSON.parse(sessionStorage.getItem(shelf(id)) ?? "[]");
}

export const linkOf = (id, secret) => `${location.origin}/join/${id}/${secret}`;

export async function copyLink(id, secret) {
  try {
    await navigator.clipboard.writeText(linkOf(id, secret));
    toast(t("copied"));
  } catch {
    prompt(t("copy"), linkOf(id, secret));
  }
}

export function linkRows(id, open) {
  return h(
    "div",
    { class: "links" },
    open.map(({ seat, token: secret }) =>
      h(
        "div",
        { class: "one" },
        token(seat, true),
        h("input", { type: "text", readonly: true, value: linkOf(id, secret), "aria-label": t("seat-number", { n: seat + 1 }), onfocus: (event) => event.target.select() }),
        h("button", { class: "button", type: "button", onclick: () => copyLink(id, secret) }, t("copy")),
      ),
    ),
  );
}
