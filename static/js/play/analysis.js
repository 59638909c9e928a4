// What each move is worth, as the engine finds it: proven and searched differ in words, in the shape of their mark and in its line. A move
// that is touched shows its best line, and a move of a line is shown on the board.
import { button, html, set } from "../dom.js";
import { t } from "../words.js";
import * as words from "./words.js";

/**
 * @typedef {{move: string, basis: "unseen"|"searched"|"proven", value?: number, depth?: number, line?: string[]}} Finding
 * @typedef {{done: boolean, nodes: number, depth: number, best?: string, moves: Finding[], error?: string}} Found
 * @typedef {{close: () => void, stop: () => void, deeper: () => void, line: (move: string) => void, show: (moves: string[], ply: number) => void,
 *   sides: (line: string[]) => Promise<{player: string, name: string, text: string}[]>}} Commands  sides: who makes each move of a line, and how the
 *   board calls it
 */

/** A value with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0");

/** What a finding says, and how it is known.
 * @param {Finding} finding @param {string} side who is on turn @param {string} other */
export function told({ basis, value = 0, depth = 0 }, side, other) {
  if (basis === "unseen") return { worth: "", known: t("unseen") };
  const proven = basis === "proven";
  return { worth: words.worth(side, other, value, proven), known: proven ? t("proven") : t("searched", { n: depth }) };
}

export class Analysis {
  /** The move whose line is wanted; "" that of the best. */
  chosen = "";
  /** @type {Found|undefined} */
  found;
  #drawn = "";

  /** @param {HTMLElement} root @param {Commands} commands */
  constructor(root, commands) {
    this.root = root;
    this.commands = commands;
    this.state = html("p", { class: "progress" });
    this.said = html("p", { class: "hidden", role: "status" });
    this.rows = html("tbody", {});
    this.table = html("table", {}, html("thead", {}, html("tr", {}, ...["column-move", "column-worth", "column-known"].map((key) => html("th", { scope: "col" }, t(key))))), this.rows);
    this.line = html("div", { class: "line", role: "group" });
    this.go = button({ class: "control" });
    this.go.addEventListener("click", () => (this.running ? commands.stop() : commands.deeper()));
    const close = button({ class: "control" }, t("close"));
    close.addEventListener("click", commands.close);
    root.append(html("div", { class: "title" }, html("h2", { id: "analysis-title" }, t("analysis")), this.go, close), this.state, this.said, this.table, this.line);
    this.running = false;
  }

  /** Begins with another place of the game. @param {boolean} over */
  begin(over) {
    this.chosen = "";
    this.found = undefined;
    this.#drawn = "";
    this.rows.replaceChildren();
    this.line.replaceChildren();
    this.table.hidden = this.line.hidden = over;
    this.table.inert = this.line.inert = false;
    this.state.textContent = over ? t("no-move-left") : "";
    this.run(!over);
    this.go.hidden = over;
  }

  /** Waits while somebody else thinks: what is there belongs to a place before. @param {string} text why */
  wait(text) {
    this.state.textContent = text;
    this.go.hidden = this.table.inert = this.line.inert = true;
  }

  /** @param {boolean} running whether the search goes on */
  run(running) {
    this.running = running;
    this.go.textContent = running ? t("stop") : t("deeper");
    if (this.found) this.#progress(this.found);
  }

  /** @param {Found} found */
  #progress(found) {
    const { done, depth, nodes, moves } = found;
    const proven = moves.every(({ basis }) => basis === "proven");
    this.state.textContent = done && !proven ? t("searched-out") : words.progress(done, depth, nodes, this.running);
    this.go.hidden = done;
    if (done || !this.running) this.said.textContent = this.state.textContent; // a search under way is not read aloud
  }

  /** What was found so far.
   * @param {Found} found @param {{side: string, other: string, name: (move: string) => string}} names */
  show(found, { side, other, name }) {
    this.found = found;
    this.#progress(found);
    const drawn = JSON.stringify([found.moves, this.chosen]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const chosen = this.chosen || found.best || "";
    found.moves.forEach((finding, k) => {
      const row = /** @type {HTMLTableRowElement} */ (this.rows.children[k] ?? this.rows.appendChild(this.#row()));
      const { worth, known } = told(finding, side, other);
      const [move, value, basis] = row.children;
      const face = /** @type {HTMLButtonElement} */ (move.firstChild);
      face.textContent = name(finding.move);
      face.dataset.move = finding.move;
      set(face, { "aria-pressed": finding.move === chosen });
      row.className = finding.basis + (finding.move === found.best ? " best" : "");
      value.replaceChildren(...(worth ? [html("b", {}, signed(finding.value ?? 0)), ` ${worth}`] : []));
      basis.textContent = known;
    });
    while (this.rows.children.length > found.moves.length) this.rows.lastElementChild?.remove();
    this.#best(chosen, found.moves.find(({ move, line }) => move === chosen && line)?.line, name);
  }

  #row() {
    const face = button({ class: "control" });
    face.addEventListener("click", () => {
      this.chosen = face.dataset.move ?? "";
      this.commands.line(this.chosen);
    });
    return html("tr", {}, html("th", { scope: "row" }, face), html("td", {}), html("td", { class: "basis" }));
  }

  /** @param {string} chosen @param {string[]|undefined} line @param {(move: string) => string} name */
  #best(chosen, line, name) {
    if (!line) return this.line.replaceChildren();
    const text = t("best-line", { move: name(chosen) });
    set(this.line, { "aria-label": text });
    const faces = line.map((move, k) => {
      const face = button({ class: "control" }, move);
      face.addEventListener("click", () => this.commands.show(line, k + 1));
      return face;
    });
    this.commands.sides(line).then((all) => all.forEach(({ player, name, text }, k) => {
      faces[k].classList.add(player);
      faces[k].textContent = text;
      set(faces[k], { "aria-label": `${name}: ${text}` });
    }));
    const at = [...this.line.querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement));
    this.line.replaceChildren(html("p", {}, text), html("div", { class: "tools" }, ...faces));
    if (at >= 0) faces[Math.min(at, faces.length - 1)].focus({ preventScroll: true });
  }
}
