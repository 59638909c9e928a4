// The reader's progress: the result of each task. It stays in the reader's browser; without local storage, it lasts as long as the page.
import { better } from "./task.js";
/** @import { Task } from "./task.js" */

/** @typedef {Exclude<Task["done"], "">} Result
 * @typedef {Record<string, Result>} Progress by task */

/** Reads stored progress and drops anything else. @param {string|null} text @returns {Progress} */
export function parse(text) {
  try {
    const all = Object.entries(JSON.parse(text ?? "{}"));
    return Object.fromEntries(all.filter(([, how]) => how === "solved" || how === "shown" || how === "skipped"));
  } catch {
    return {};
  }
}

/** Adds a result, unless there is a better one. @param {Progress} progress @param {string} task @param {Result} how @returns {Progress} */
export const add = (progress, task, how) => ({ ...progress, [task]: /** @type {Result} */ (better(progress[task] ?? "", how)) });

/** @param {Progress} progress @param {string[]} tasks */
export const tally = (progress, tasks) => ({
  solved: tasks.filter((task) => progress[task] === "solved").length,
  seen: tasks.filter((task) => progress[task]).length,
  of: tasks.length,
});

/** The index of the first lesson with a task that has no result; -1 if all have one.
 * @param {Progress} progress @param {string[][]} lessons the tasks of each */
export const nextLesson = (progress, lessons) => lessons.findIndex((tasks) => tasks.some((task) => !progress[task]));

export class Store {
  /** @type {Progress} */
  #progress = {};
  #stored = true; // whether the last change could be stored

  /** @param {string} key in local storage */
  constructor(key) {
    this.key = key;
  }

  load() {
    try {
      if (this.#stored) this.#progress = parse(localStorage.getItem(this.key));
    } catch {} // not allowed
    return this.#progress;
  }

  /** @param {string} task @param {Result} how */
  add(task, how) {
    this.#progress = add(this.load(), task, how);
    this.#stored = false;
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#progress));
      this.#stored = true;
    } catch {} // not allowed, or full
  }

  erase() {
    this.#progress = {};
    this.#stored = true;
    try {
      localStorage.removeItem(this.key);
    } catch {} // not allowed
  }
}
