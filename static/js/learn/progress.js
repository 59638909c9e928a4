// How far a reader has come: what each task ended in. It is kept in the reader's browser and goes nowhere else; where nothing can be
// kept, it lasts as long as the page.
import { better } from "./task.js";

/** @typedef {Exclude<import("./task.js").Task["done"], "">} End */
/** Lesson and task -> how it ended. @typedef {Record<string, End>} Progress */

const KEY = "sowbook-course";

/** The name of a task in the whole course. @param {string} lesson @param {string} task */
export const name = (lesson, task) => `${lesson}/${task}`;

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

/** The first lesson with a task that was neither solved, shown nor skipped; -1 when there is none.
 * @param {Progress} progress @param {string[][]} lessons the tasks of each */
export const next = (progress, lessons) => lessons.findIndex((tasks) => tasks.some((task) => !progress[task]));

/** @type {Progress} */
let kept = {};

/** @returns {Progress} */
export function load() {
  try {
    kept = parse(localStorage.getItem(KEY));
  } catch {} // not allowed here
  return kept;
}

/** @param {Progress} progress */
function save(progress) {
  kept = progress;
  try {
    if (Object.keys(progress).length) localStorage.setItem(KEY, JSON.stringify(progress));
    else localStorage.removeItem(KEY);
  } catch {} // not allowed, or full
}

/** @param {string} task @param {End} how */
export const keep = (task, how) => save(ended(load(), task, how));

export const erase = () => save({});
