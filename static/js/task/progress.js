// The reader's progress: the result of each task. It stays in the reader's browser; without local storage, it lasts as long as the page.
import { key, load } from "../book-storage.js";
import { better } from "./task.js";
/** @import { Task } from "./task.js" */

/** @typedef {Exclude<Task["done"], "">} Result
 * @typedef {Record<string, Result>} Progress by task */

/** Reads stored progress. @param {string|null} text @returns {Progress} */
export function parse(text) {
  try {
    return validate(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

/** The results in stored progress, without anything else. @param {any} value of JSON @returns {Progress} */
const validate = (value) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, how]) => how === "solved" || how === "shown" || how === "skipped"));

/** Splits shared progress: the results of the book's tasks go to the book. @param {object} shared @param {object} own @param {string[]} tasks */
function split(shared, own, tasks) {
  const results = validate(shared);
  const ours = tasks.filter((task) => results[task]);
  if (!ours.length) return;
  const left = Object.fromEntries(Object.entries(shared).filter(([task]) => !ours.includes(task)));
  return { own: ours.reduce((all, task) => add(all, task, results[task]), validate(own)), left };
}

/** Adds a result, unless there is a better one. @param {Progress} progress @param {string} task @param {Result} how @returns {Progress} */
export const add = (progress, task, how) => ({ ...progress, [task]: /** @type {Result} */ (better(progress[task] ?? "", how)) });

/** The progress with the results of tasks that moved to another lesson. The old name LESSON/TASK belongs to no task any more; the new one
 * is the only one with that TASK.
 * @param {Progress} progress @param {string[]} tasks of all lessons @returns {Progress} */
export function rename(progress, tasks) {
  let renamed = progress;
  for (const [old, how] of Object.entries(progress)) {
    if (tasks.includes(old) || !old.includes("/")) continue;
    const found = tasks.filter((task) => task.endsWith(old.slice(old.indexOf("/"))));
    if (found.length !== 1) continue;
    const { [old]: _, ...others } = renamed;
    renamed = add(others, found[0], how);
  }
  return renamed;
}

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
  #stored = true; // whether the last change could be stored; if not, the progress lasts as long as the page

  /** @param {string} name in the book's storage */
  constructor(name) {
    this.name = name;
  }

  /** Takes over the results of tasks from the time when all books shared one progress. @param {string[]} tasks */
  takeOver(tasks) {
    try {
      const text = load(this.name, (shared, own) => split(shared, own, tasks));
      this.#progress = parse(text);
      this.#stored = text === localStorage.getItem(key(this.name));
    } catch {} // not allowed
  }

  /** Loads the progress, which another page may have changed. */
  load() {
    try {
      if (this.#stored) this.#progress = parse(localStorage.getItem(key(this.name)));
    } catch {} // not allowed
    return this.#progress;
  }

  /** @param {string} task @param {Result} how */
  add(task, how) {
    this.#keep(add(this.load(), task, how));
  }

  /** Gives the results of tasks that moved to another lesson their new names. @param {string[]} tasks of all lessons */
  rename(tasks) {
    const old = this.load();
    const renamed = rename(old, tasks);
    if (renamed !== old) this.#keep(renamed);
  }

  /** @param {Progress} progress */
  #keep(progress) {
    this.#progress = progress;
    this.#stored = false;
    try {
      localStorage.setItem(key(this.name), JSON.stringify(this.#progress));
      this.#stored = true;
    } catch {} // not allowed, or full
  }

  /** Erases the progress, with the results of tasks that there was no room to take over. @param {string[]} tasks */
  erase(tasks) {
    try {
      localStorage.removeItem(key(this.name)); // makes room
      this.takeOver(tasks);
      localStorage.removeItem(key(this.name));
    } catch {} // not allowed
    this.#progress = {};
    this.#stored = true;
  }
}
