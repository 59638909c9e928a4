// The state of a task as plain data. The engine decides whether a goal is met.

/**
 * A task as the page holds it: a goal, or a question and the places that answer it; for `prepare` also what follows when a pit is played.
 * @typedef {{goal?: string, ask?: "last"|"may"|"prepare", move?: string, solution?: string[], answers?: number[],
 *   lines?: Record<number, string[]>}} Data
 *
 * The engine's verdict on the moves played.
 * @typedef {{met: boolean, open: boolean, why: string, say: string, reply?: string[]}} Verdict
 *
 * `open`: nothing done yet; `on`: in the middle of a turn; `met`, `missed`; `shown`: the reader asked for the answer.
 * @typedef {"open"|"on"|"met"|"missed"|"shown"} Stage
 *
 * `done` is the best result so far, `hints` the number of hints given, `chosen` the places chosen in a question.
 * @typedef {{data: Data, stage: Stage, done: ""|"solved"|"shown"|"skipped", hints: number, chosen: number[]}} Task
 */

const HINTS = 3;

/** @param {Data} data @returns {Task} */
export const begin = (data) => ({ data, stage: "open", done: "", hints: 0, chosen: [] });

/** @type {Task["done"][]} */
const RANK = ["", "skipped", "shown", "solved"];

/** The better of two results. @param {Task["done"]} a @param {Task["done"]} b */
export const better = (a, b) => (RANK.indexOf(a) < RANK.indexOf(b) ? b : a);

/** @param {Task} task @param {Task["done"]} how @returns {Task} */
const end = (task, how) => ({ ...task, done: better(task.done, how) });

/** Applies the engine's verdict. @param {Task} task @param {Pick<Verdict, "met"|"open">} verdict @returns {Task} */
export function judged(task, { met, open }) {
  if (met) return end({ ...task, stage: "met" }, "solved");
  return { ...task, stage: open ? "on" : "missed" };
}

/** Chooses a place. It replaces the last one if the question has one answer; otherwise it is added or removed.
 * @param {Task} task @param {number} place @returns {Task} */
export function chosen(task, place) {
  if (task.data.ask !== "may") return { ...task, chosen: [place] };
  const others = task.chosen.filter((other) => other !== place);
  return { ...task, stage: "open", chosen: others.length < task.chosen.length ? others : [...others, place].sort((a, b) => a - b) };
}

/** The chosen places that are wrong, and those that are missing. @param {Task} task */
export function errors({ data: { answers = [] }, chosen }) {
  return { extra: chosen.filter((place) => !answers.includes(place)), missing: answers.filter((place) => !chosen.includes(place)) };
}

/** Judges the chosen places. @param {Task} task @returns {Task} */
export function answered(task) {
  const { extra, missing } = errors(task);
  return judged(task, { met: !extra.length && !missing.length, open: false });
}

/** @param {Task} task @returns {Task} */
export const hinted = (task) => ({ ...task, hints: Math.min(HINTS, task.hints + 1) });

/** @param {Task} task @returns {Task} */
export const shown = (task) => end({ ...task, stage: "shown" }, "shown");

/** @param {Task} task @returns {Task} */
export const skipped = (task) => end(task, "skipped");

/** Starts again, but keeps the best result and the hints. @param {Task} task @returns {Task} */
export const again = (task) => ({ ...task, stage: "open", chosen: [] });

/** Which buttons are enabled. @param {Task} task @returns {Record<"check"|"again"|"hint"|"show"|"skip", boolean>} */
export const buttons = ({ data, stage, hints }) => ({
  check: data.ask === "may" && stage === "open",
  again: stage !== "open",
  hint: hints < HINTS && stage !== "met" && stage !== "shown",
  show: stage !== "met" && stage !== "shown",
  skip: stage !== "met",
});
