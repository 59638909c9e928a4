// A button that erases the reader's progress. It must be pressed twice.
import { find, isEnabled, set } from "../dom.js";
import { t } from "../words.js";

/** Prepares the button.
 * @param {HTMLElement} row with the button and a line of text @param {() => void} erase @param {{ask: string, done: string}} words the messages
 * of the button and of its result @returns {(enabled: boolean) => void} shows the row; the button is enabled if there is anything to erase */
export function eraseButton(row, erase, words) {
  const button = find(row, "button");
  let confirming = false;
  const show = (/** @type {boolean} */ enabled) => {
    row.hidden = false;
    button.textContent = t(confirming ? "erase-sure" : words.ask);
    set(button, { "aria-disabled": !enabled });
  };
  button.addEventListener("click", () => {
    if (!isEnabled(button)) return;
    confirming = !confirming;
    if (confirming) return show(true);
    const line = find(row, ".kept");
    set(line, { role: "status" });
    line.textContent = t(words.done);
    erase();
  });
  return show;
}
