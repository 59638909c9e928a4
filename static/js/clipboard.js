// Copying to the clipboard.
import { html } from "./dom.js";
import { t } from "./words.js";

/** Copies a text and confirms it. If the browser forbids it, shows the text in a field. Says so if it is the address of a file, which no
 * other device can open.
 * @param {string} value @param {HTMLElement} status where the result is shown @param {string} label of the field
 * @param {string} [lead] a text before the field @param {string} [done] the confirmation */
export async function copy(value, status, label, lead = "", done = t("copied")) {
  const only = value.startsWith("file:") ? ` ${t("copied-file")}` : "";
  try {
    await navigator.clipboard.writeText(value);
    status.textContent = done + only;
  } catch {
    const field = html("input", { readonly: "", value, "aria-label": label });
    status.replaceChildren(lead, field, only);
    field.select();
  }
}
