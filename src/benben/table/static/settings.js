// What the reader prefers, kept in this browser.

import { h, reducedMotion } from "./dom.js";
import { openDialog } from "./dialog.js";
import { t } from "./words.js";

export const SPEEDS = {
  off: { travel: 0, pause: 0 },
  slow: { travel: 600, pause: 1000 },
  normal: { travel: 350, pause: 500 },
  fast: { travel: 250, pause: 120 },
};

function read(name, otherwise) {
  return localStorage.getItem(`benben-${name}`) ?? otherwise;
}

function keep(name, value) {
  localStorage.setItem(`benben-${name}`, value);
}

export const speedName = () => (reducedMotion() ? "off" : read("speed", "normal"));
export const speed = () => SPEEDS[speedName()] ?? SPEEDS.normal;
export const confirms = () => read("confirm", "no") === "yes";
export const theme = () => read("theme", "system");

export function useTheme(wanted) {
  keep("theme", wanted);
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}

function choices(title, name, values, chosen, onPick) {
  const buttons = values.map((value) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => onPick(value) }),
      h("span", {}, t(`${name}-${value}`)),
    ),
  );
  return h("fieldset", { class: "choices" }, h("legend", { class: "smallcaps" }, title), h("div", { class: "segments" }, buttons));
}

export function settingsParts() {
  const confirm = h("input", {
    type: "checkbox",
    checked: confirms(),
    onchange: (event) => keep("confirm", event.target.checked ? "yes" : "no"),
  });
  return [
    choices(t("theme"), "theme", ["system", "light", "dark"], theme(), useTheme),
    choices(t("speed"), "speed", Object.keys(SPEEDS), speedName(), (value) => keep("speed", value)),
    reducedMotion() && h("p", { class: "faint" }, t("reduced-motion")),
    h("label", { class: "check" }, confirm, h("span", {}, t("confirm-setting"))),
  ];
}

export function openSettings() {
  openDialog(t("settings"), settingsParts());
}
