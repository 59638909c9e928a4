// The analysis panel: the value of each move, whether it is proven, and the best line of one move. Proven and searched values differ in
// wording, mark and line style.
import { control, focus, html, set } from "../dom.js";
import { t } from "../words.js";
import * as words from "./words.js";

/**
 * @typedef {{move: string, basis: "unseen"|"searched"|"proven", value?: number, depth?: number, line?: string[]}} Finding
 * @typedef {{done: boolean, nodes: number, depth: number, best?: string, moves: Finding[], error?: string}} Result of an analysis so far
 *
 * What the panel calls: `findLine` when the line of another move is wanted, `show` when a move of the line is pressed, `announce` to have a text said. `describe` resolves
 * to the side that makes each move of a line, its name, and the move as the board writes it.
 * @typedef {{close: () => void, stop: () => void, deeper: () => void, findLine: () => void, show: (line: string[], ply: number) => void,
 *   announce: (text: string) => void, describe: (line: string[]) => Promise<{player: string, name: string, text: string}[]>}} Handlers
 */

const PAUSE = 3000; // milliseconds between two announcements while the search goes on

/** Writes a value with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0");

/** Describes the value of a move and its certainty.
 * @param {Finding} finding @param {string} side who makes the move @param {string} other
 * @returns {{value: string, certainty: string}} */
export function findingText({ basis, value = 0, depth = 0 }, side, other) {
  if (basis === "unseen") return { value: "", certainty: t("unseen") };
  const proven = basis === "proven";
  return { value: words.valueText(side, other, value, proven), certainty: proven ? t("proven") : t("searched", { n: depth }) };
}

/** Describes the best move, or returns "" if none is known.
 * @param {string} key of the message @param {Result} result @param {string} side to move @param {string} other
 * @param {(move: string) => string} name */
function bestText(key, { best, moves }, side, other, name) {
  const finding = moves.find(({ move }) => move === best);
  if (!finding || finding.basis === "unseen") return "";
  return t(key, { move: name(finding.move), ...findingText(finding, side, other) });
}

export class AnalysisPanel {
  chosen = ""; // the move whose line is shown, "" for the best
  running = false;
  /** @type {Result|undefined} */
  #result;
  #rendered = "";
  // For screen readers: the best move and its value; the same without the depth, which changes all the time; what was announced last.
  #best = "";
  #bestSoFar = "";
  #announced = "";
  #timer = 0; // until the next announcement

  /** @param {HTMLElement} root @param {Handlers} handlers */
  constructor(root, handlers) {
    this.handlers = handlers;
    this.progress = html("p", { class: "progress" });
    this.rows = html("tbody", {});
    const heads = ["column-move", "column-worth", "column-known"].map((key) => html("th", { scope: "col" }, t(key)));
    this.table = html("table", {}, html("thead", {}, html("tr", {}, ...heads)), this.rows);
    this.line = html("div", { class: "line", role: "group" });
    this.go = control("", () => (this.running ? handlers.stop() : handlers.deeper()));
    const title = html("h2", { id: "analysis-title" }, t("analysis"));
    const bar = html("div", { class: "title" }, title, this.go, control(t("close"), handlers.close));
    root.replaceChildren(bar, this.progress, this.table, this.line);
  }

  /** Ends the announcements. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Clears the panel for another position. @param {boolean} over whether the game is over there */
  begin(over) {
    this.end();
    this.chosen = "";
    this.#result = undefined;
    this.#rendered = this.#best = this.#bestSoFar = this.#announced = "";
    this.rows.replaceChildren();
    this.line.replaceChildren();
    this.table.hidden = this.line.hidden = over;
    this.table.inert = this.line.inert = false;
    this.progress.textContent = over ? t("no-move-left") : "";
    this.run(!over);
    this.go.hidden = over;
  }

  /** Disables the results, which belong to an earlier position, while the computer thinks. @param {string} text the reason */
  wait(text) {
    this.progress.textContent = text;
    this.go.hidden = this.table.inert = this.line.inert = true;
  }

  /** @param {boolean} running whether the search goes on */
  run(running) {
    this.running = running;
    this.go.textContent = running ? t("stop") : t("deeper");
    if (!this.#result) return;
    this.#showProgress(this.#result);
    if (!running) this.handlers.announce(`${this.progress.textContent} ${this.#best}`);
  }

  /** Announces the best move so far if it or its value has changed, but not soon after another announcement. */
  #announce() {
    if (this.#timer || !this.running || this.#bestSoFar === this.#announced) return;
    this.#announced = this.#bestSoFar;
    this.handlers.announce(this.#announced);
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#announce();
    }, PAUSE);
  }

  /** @param {Result} result */
  #showProgress({ done, depth, nodes, moves }) {
    const proven = moves.every(({ basis }) => basis === "proven");
    this.progress.textContent = done && !proven ? t("searched-out") : words.progress(done, depth, nodes, this.running);
    this.go.hidden = done;
  }

  /** Shows the result so far. A screen reader is told the best move when it changes, and the result by run.
   * @param {Result} result @param {string} side to move @param {string} other @param {(move: string) => string} name */
  show(result, side, other, name) {
    this.#result = result;
    this.#showProgress(result);
    const rendered = JSON.stringify([result.moves, this.chosen]);
    if (rendered === this.#rendered) return;
    this.#rendered = rendered;
    const chosen = this.chosen || result.best || "";
    this.#best = bestText("best-move", result, side, other, name);
    this.#bestSoFar = bestText("best-so-far", result, side, other, name);
    if (!result.done) this.#announce();
    result.moves.forEach((finding, k) => {
      const row = /** @type {HTMLTableRowElement} */ (this.rows.children[k] ?? this.rows.appendChild(this.#row()));
      const { value, certainty } = findingText(finding, side, other);
      const [moveCell, valueCell, certaintyCell] = row.children;
      const button = /** @type {HTMLButtonElement} */ (moveCell.firstChild);
      button.textContent = name(finding.move);
      set(button, { "data-move": finding.move, "aria-pressed": finding.move === chosen });
      row.className = finding.basis + (finding.move === result.best ? " best" : "");
      valueCell.replaceChildren(...(value ? [html("b", {}, signed(finding.value ?? 0)), ` ${value}`] : []));
      certaintyCell.textContent = certainty;
    });
    while (this.rows.children.length > result.moves.length) this.rows.lastElementChild?.remove();
    this.#showLine(t("best-line", { move: name(chosen) }), result.moves.find(({ move }) => move === chosen)?.line);
  }

  #row() {
    const button = control("", () => {
      this.chosen = button.dataset.move ?? "";
      this.handlers.findLine();
    });
    return html("tr", {}, html("th", { scope: "row" }, button), html("td", {}), html("td", { class: "basis" }));
  }

  /** @param {string} title @param {string[]|undefined} line */
  #showLine(title, line) {
    if (!line) return this.line.replaceChildren();
    set(this.line, { "aria-label": title });
    const buttons = line.map((move, k) => control(move, () => this.handlers.show(line, k + 1)));
    this.handlers.describe(line).then((moves) =>
      moves.forEach(({ player, name, text }, k) => {
        buttons[k].classList.add(player);
        buttons[k].textContent = text;
        set(buttons[k], { "aria-label": `${name}: ${text}` });
      }),
    );
    const focused = [...this.line.querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement));
    this.line.replaceChildren(html("p", {}, title), html("div", { class: "tools" }, ...buttons));
    if (focused >= 0) focus(buttons[Math.min(focused, buttons.length - 1)]);
  }
}
