// What went wrong, told to the reader.

import { toast } from "./dom.js";
import { lost } from "./net.js";
import { t } from "./words.js";

export function complain(fault) {
  if (fault.status === undefined) console.error(fault);
  else toast(lost(fault) ? t("no-answer") : fault.message, true);
}
