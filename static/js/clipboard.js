// Copying to the clipboard.
import { html } from "./dom.js";
import { t } from "./words.js";

/** Copies a text and says so; where the browser forbids it, shows the text in a field to copy it from.
 * @param {string} text @param {HTMLElement} status where the result is shown @param {string} label of the field */
export async function copy(text, status, label) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = t("copied");
  } catch {
    const field = html("input", { readonly: "", value: text, "aria-label": label });
    status.replaceChildren(field);
    field.select();
  }
}
