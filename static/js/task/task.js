// A task as plain values: what the reader has done, and what that leaves to do. Whether a goal is met, the engine says.

/**
 * What the page tells of a task: a goal, or a question with the places that answer it.
 * @typedef {{goal?: string, ask?: "last"|"may", move?: string, solution?: string[], answers?: number[]}} Told
 *
 * What the engine says of the moves played.
 * @typedef {{met: boolean, open: boolean, why: string, say: string, reply?: string[]}} Verdict
 *
 * Where a reader is: `open` nothing done yet, `on` in the middle of a turn, `met`, `missed`, `shown` the answer was asked for.
 * @typedef {"open"|"on"|"met"|"missed"|"shown"} Stage
 *
 * `done` is the best the reader came to, `""` nothing; `hints` how many were given; `chosen` the places touched in a question.
 * @typedef {{told: Told, stage: Stage, done: ""|"solved"|"shown"|"skipped", hints: number, chosen: number[]}} Task
 */

export const HINTS = 3;

/** @param {Told} told @returns {Task} */
export const begin = (told) => ({ told, stage: "open", done: "", hints: 0, chosen: [] });

/** @type {Task["done"][]} */
const RANK = ["", "skipped", "shown", "solved"];

/** The better of two ends. @param {Task["done"]} a @param {Task["done"]} b */
export const better = (a, b) => (RANK.indexOf(a) < RANK.indexOf(b) ? b : a);

/** @param {Task} task @param {Task["done"]} how @returns {Task} */
const end = (task, how) => ({ ...task, done: better(task.done, how) });

/** After the engine has judged what was played. @param {Task} task @param {Verdict} verdict @returns {Task} */
export function judged(task, { met, open }) {
  if (met) return end({ ...task, stage: "met" }, "solved");
  return { ...task, stage: open ? "on" : "missed" };
}

/** Touches a place of a question: the answer where one is asked for, or one more or less where several are, which is then not
 * answered yet.
 * @param {Task} task @param {number} place @returns {Task} */
export function chosen(task, place) {
  if (task.told.ask === "last") return { ...task, chosen: [place] };
  const without = task.chosen.filter((other) => other !== place);
  return { ...task, stage: "open", chosen: without.length < task.chosen.length ? without : [...without, place].sort((a, b) => a - b) };
}

/** What is wrong with the places touched: those that do not belong, those that are missing.
 * @param {Task} task */
export function slips({ told: { answers = [] }, chosen }) {
  return { extra: chosen.filter((place) => !answers.includes(place)), missing: answers.filter((place) => !chosen.includes(place)) };
}

/** After a question was answered. @param {Task} task @returns {Task} */
export function answered(task) {
  const { extra, missing } = slips(task);
  return judged(task, { met: !extra.length && !missing.length, open: false, why: "", say: "" });
}

/** One hint more. @param {Task} task @returns {Task} */
export const hinted = (task) => ({ ...task, hints: Math.min(HINTS, task.hints + 1) });

/** The answer was asked for. @param {Task} task @returns {Task} */
export const shown = (task) => end({ ...task, stage: "shown" }, "shown");

/** @param {Task} task @returns {Task} */
export const skipped = (task) => end(task, "skipped");

/** Everything as it was, but for what the reader came to and the hints he has. @param {Task} task @returns {Task} */
export const again = (task) => ({ ...task, stage: "open", chosen: [] });

/** Which buttons have something to do. @param {Task} task @returns {Record<"check"|"again"|"hint"|"show"|"skip", boolean>} */
export const buttons = ({ told, stage, hints }) => ({
  check: told.ask === "may" && stage === "open",
  again: stage !== "open",
  hint: hints < HINTS && stage !== "met" && stage !== "shown",
  show: stage !== "met" && stage !== "shown",
  skip: stage !== "met",
});
