// The menu of the table: where to go, and what the reader prefers.

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { settingsParts } from "./settings.js";
import { t } from "./words.js";

export function openMenu(look, acts) {
  const close = (act) => () => { dialog.close(); act(); };
  const button = (label, act) => h("button", { class: "button", type: "button", onclick: close(act) }, t(label));
  const ways = [
    h("a", { class: "button", href: "/" }, t("to-lobby")),
    h("a", { class: "button", href: `/rules/${look.game}`, target: "_blank", rel: "noopener" }, t("rules")),
    h("a", { class: "button", href: `/components/${look.game}`, target: "_blank", rel: "noopener" }, t("components")),
    button("replay", acts.replay),
    button("keyboard", acts.help),
    button("switch-language", acts.language),
    h("a", { class: "button", href: `/api/matches/${look.id}/record`, download: `${look.game}-${look.id}.txt` }, t("record")),
  ];
  const dialog = openDialog(t("menu"), [h("div", { class: "ways" }, ways), ...settingsParts().filter(Boolean)]);
}
