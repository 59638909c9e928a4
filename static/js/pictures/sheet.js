// A sheet to print: the line that a board shows as numbered diagrams, with the sentence of each move below its diagram. It replaces the
// page until it is closed, so that no window opens, which browsers may block.
import { button, control, findAll, html, set } from "../dom.js";
import { writeSentence } from "../draw.js";
import * as snapshot from "../snapshot.js";
import * as states from "../state.js";
import { write } from "../tools/link.js";
import { inShort } from "../tools/readings.js";
import { status, t } from "../words.js";
import { describePosition, stateName } from "./names.js";
import { copyDrawing, draw } from "./stage.js";
/** @import { Board } from "../board.js" */

/** Opens the sheet of the line that a board shows. @param {Board} board */
export function openSheet(board) {
  const opener = /** @type {HTMLElement|null} */ (document.activeElement);
  const { scrollX, scrollY } = window;
  const print = button({ class: "go" }, t("sheet-print"));
  print.addEventListener("click", () => window.print());
  const close = () => {
    sheet.remove();
    document.documentElement.classList.remove("has-sheet");
    removeEventListener("popstate", close);
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    opener?.focus({ preventScroll: true });
  };
  const sheet = html(
    "section",
    { class: "sheet", "aria-label": t("sheet") },
    html("div", { class: "tools" }, print, control(t("sheet-close"), close)),
    ...head(board),
    html("ol", { class: "diagrams" }, ...diagrams(board)),
    html("p", { class: "origin", dir: "ltr" }, address(board)),
  );
  sheet.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  addEventListener("popstate", close);
  document.documentElement.classList.add("has-sheet");
  document.body.append(sheet);
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  print.focus({ preventScroll: true });
}

/** The game, the example's caption and the readings chosen. @param {Board} board */
function head({ game, line, root, replay }) {
  const caption = states.hasLeftExample(replay) ? null : root.querySelector("figcaption");
  const chosen = game.readings.flatMap((reading) => (line.set[reading.key] ? [inShort(reading, line.set[reading.key])] : []));
  return [
    html("h1", {}, game.title),
    ...(caption ? [html("p", {}, ...[...caption.childNodes].map((node) => node.cloneNode(true)))] : []),
    ...(chosen.length ? [html("p", {}, chosen.join(" "))] : []),
  ];
}

/** @param {Board} board */
function diagrams(board) {
  const drawing = copyDrawing(board);
  return board.line.states.map((_, ply) => {
    const replay = states.at(board.replay, ply);
    draw(drawing, replay);
    set(drawing.svg, { "aria-label": describePosition(board, replay) });
    const sentence = html("div", {});
    writeSentence(board, sentence, replay);
    if (!ply) sentence.replaceChildren(html("p", {}, status(board.game, snapshot.turn(replay), null)));
    sentence.append(...notesOf(board, ply));
    return html(
      "li",
      { class: "diagram" },
      html("div", { class: "stage" }, drawing.svg.cloneNode(true)),
      html("h2", {}, stateName(board, ply)),
      sentence,
    );
  });
}

/** What the author's letters on a diagram mean. @param {Board} board @param {number} ply */
function notesOf({ root, replay }, ply) {
  const notes = ply > states.root(replay) ? [] : findAll(root, `.notes [data-state="${ply}"]`);
  const copies = notes.map((note) => html("li", {}, ...[...note.childNodes].map((node) => node.cloneNode(true))));
  return copies.length ? [html("ul", { class: "notes" }, ...copies)] : [];
}

/** The address that opens the end of the line. @param {Board} board */
function address({ root, where }) {
  return `${location.href.split("#")[0]}#${root.dataset.link ?? write(root.id, { ...where, ply: where.moves.length })}`;
}
