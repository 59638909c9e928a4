// What the page says of the reader: the rating, the days in a row, the game of the puzzle of the day, and the buttons for the stored data.
import { readJson, writeJson } from "../book-storage.js";
import { find, on, setText } from "../dom.js";
import { t } from "../words.js";
import { daysInRow, extend, rate, readRating, readStreak } from "./rating.js";
import { exported, restore } from "./stored-data.js";
/** @import { Puzzle } from "./collection.js" */

export class Standing {
  /** @param {HTMLElement} root @param {AbortSignal} signal */
  constructor(root, signal) {
    this.root = root;
    this.report = find(root, ".data-report");
    const file = /** @type {HTMLInputElement} */ (find(root, '[type="file"]'));
    on(find(root, '[data-act="export"]'), "click", signal, () => this.#save());
    on(find(root, '[data-act="import"]'), "click", signal, () => file.click());
    on(file, "change", signal, () => this.#load(file));
  }

  /** The game of the puzzle of the day. @param {string} usual @param {string[]} games to choose from */
  dailyGame(usual, games) {
    const chosen = readJson("daily-game");
    return typeof chosen === "string" && games.includes(chosen) ? chosen : usual;
  }

  /** @param {string} game */
  chooseDaily(game) {
    writeJson("daily-game", game);
  }

  /** Counts the first answer to a puzzle. @param {Puzzle} puzzle @param {boolean} solved @param {boolean} isTodays whether it is the puzzle of today */
  answered(puzzle, solved, isTodays) {
    writeJson("rating", rate(readRating(readJson("rating")), puzzle, solved));
    if (solved && isTodays) writeJson("days", extend(readStreak(readJson("days")), new Date()));
    this.show();
  }

  show() {
    const { rating, rated } = readRating(readJson("rating"));
    const days = daysInRow(readStreak(readJson("days")), new Date());
    const texts = [
      rated.length ? t("puzzle-rating", { rating, n: rated.length }) : t("puzzle-unrated"),
      days && t("puzzle-days", { n: days }),
    ];
    setText(find(this.root, ".standing"), texts.filter(Boolean).join(" "));
  }

  #save() {
    const url = URL.createObjectURL(new Blob([exported()], { type: "application/json" }));
    const link = document.createElement("a");
    Object.assign(link, { href: url, download: "sowbook-data.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    setText(this.report, t("data-saved"));
  }

  /** @param {HTMLInputElement} field */
  async #load(field) {
    const [file] = field.files ?? [];
    if (!file) return;
    const done = restore(await file.text());
    field.value = "";
    setText(this.report, t(done ? "data-loaded" : "data-refused", { name: file.name }));
    if (done) this.root.dispatchEvent(new Event("sow-data"));
  }
}
