// How far a reader has come: what each task ended in. It is kept in the reader's browser and goes nowhere else; where nothing can be
// kept, it lasts as long as the page.
import { better } from "./task.js";

/** @typedef {Exclude<import("./task.js").Task["done"], "">} End */
/** Task -> how it ended. @typedef {Record<string, End>} Progress */

/** Reads what was kept; what is no progress is none. @param {string|null} text @returns {Progress} */
export function parse(text) {
  try {
    const all = Object.entries(JSON.parse(text ?? "{}"));
    return Object.fromEntries(all.filter(([, how]) => how === "solved" || how === "shown" || how === "skipped"));
  } catch {
    return {};
  }
}

/** With one task ended, if that is better than before. @param {Progress} progress @param {string} task @param {End} how @returns {Progress} */
export const ended = (progress, task, how) => ({ ...progress, [task]: /** @type {End} */ (better(progress[task] ?? "", how)) });

/** @param {Progress} progress @param {string[]} tasks */
export const tally = (progress, tasks) => ({
  solved: tasks.filter((task) => progress[task] === "solved").length,
  seen: tasks.filter((task) => progress[task]).length,
  of: tasks.length,
});

export class Store {
  /** @type {Progress} */
  #kept = {};

  /** @param {string} key what it is kept by */
  constructor(key) {
    this.key = key;
  }

  /** @returns {Progress} */
  load() {
    try {
      this.#kept = parse(localStorage.getItem(this.key));
    } catch {} // not allowed here
    return this.#kept;
  }

  /** @param {Progress} progress */
  #save(progress) {
    this.#kept = progress;
    try {
      if (Object.keys(progress).length) localStorage.setItem(this.key, JSON.stringify(progress));
      else localStorage.removeItem(this.key);
    } catch {} // not allowed, or full
  }

  /** @param {string} task @param {End} how */
  keep(task, how) {
    this.#save(ended(this.load(), task, how));
  }

  erase() {
    this.#save({});
  }
}
