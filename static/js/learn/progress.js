// The reader's progress in the course.
import { Store } from "../task/progress.js";
/** @import { Progress } from "../task/progress.js" */

export const store = new Store("sowbook-course");

/** The name of a task in the whole course. @param {string} lesson @param {string} task */
export const name = (lesson, task) => `${lesson}/${task}`;

/** The index of the first lesson with a task that has no result; -1 if all have one.
 * @param {Progress} progress @param {string[][]} lessons the tasks of each */
export const next = (progress, lessons) => lessons.findIndex((tasks) => tasks.some((task) => !progress[task]));
