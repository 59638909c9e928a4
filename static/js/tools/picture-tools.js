// The buttons of a board's panel that make pictures, and a sheet to print. What makes them is a script of its own.
import { control, html } from "../dom.js";
import { scriptLoader } from "../load-script.js";
import { meta } from "../meta.js";
import * as states from "../state.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */

/** @typedef {typeof import("../pictures/all.js")} Pictures */

/** @type {() => Promise<Pictures>} */
const loadPictures = scriptLoader(() => meta("pictures"));

/** Returns the row of buttons. @param {Board} board @param {HTMLElement} result shows the outcome */
export function pictureTools(board, result) {
  /** Runs a command with the pictures, once all states of the line are known, and shows the message it returns.
   * @param {(pictures: Pictures) => Promise<string>} command */
  const run = (command) => async () => {
    result.textContent = "";
    const pictures = await loadPictures().catch(() => undefined);
    if (!pictures) return void (result.textContent = t("no-tools"));
    const message = await board.run(() => {
      if (board.moving) board.redraw(); // so that the picture shows a state of the line
      return command(pictures).catch((error) => {
        if (error.name === "AbortError") return "";
        console.error(error);
        return t("no-picture");
      });
    });
    result.textContent = message ?? "";
  };

  /** Saves a file. Returns the message for the reader. @param {Pictures} pictures @param {import("../pictures/save.js").File} file */
  const save = ({ save }, file) => {
    save(file);
    return t("saved", { name: file.name, size: Math.ceil(file.content.size / 1000) });
  };

  const buttons = [
    control(
      t("save-svg"),
      run(async (pictures) => save(pictures, await pictures.svgFile(board))),
    ),
    control(
      t("save-png"),
      run(async (pictures) => save(pictures, await pictures.pngFile(board))),
    ),
    control(
      t("save-gif"),
      run(async (pictures) => (states.last(board.replay) ? save(pictures, await animate(pictures)) : t("no-moves"))),
    ),
    control(
      t("sheet"),
      run(async ({ openSheet }) => {
        openSheet(board);
        return "";
      }),
    ),
  ];
  const row = html("div", { class: "tools pictures" }, ...buttons);

  /** Makes the animated picture; meanwhile the row shows how far it is, and a button to cancel it. @param {Pictures} pictures */
  async function animate(pictures) {
    const abort = new AbortController();
    const bar = html("progress", { value: 0, max: 1 });
    const text = html("span", {});
    const cancel = control(t("cancel"), () => abort.abort());
    const opener = document.activeElement;
    row.replaceChildren(html("label", {}, text, bar), cancel);
    cancel.focus();
    try {
      return await pictures.gifFile(board, abort.signal, (n, of) => {
        text.textContent = t("frame", { n, of });
        bar.max = of;
        bar.value = n;
      });
    } finally {
      const focused = document.activeElement === cancel;
      row.replaceChildren(...buttons);
      if (focused) /** @type {HTMLElement} */ (opener).focus();
    }
  }
  return row;
}
