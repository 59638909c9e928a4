// Samples of long lists of cases, so that `make test` stays quick. `make test-long` runs every case.

/** Whether every case runs: run.js --all. */
export const runsAll = !!process.env.SOWBOOK_ALL;

/** Returns count items of a list, evenly spread from the first to the last; the whole list if it is shorter or every case runs.
 * @template T @param {T[]} list @param {number} count at least 2 @returns {T[]} */
export function sample(list, count) {
  if (runsAll || list.length <= count) return list;
  return Array.from({ length: count }, (_, k) => list[Math.round((k * (list.length - 1)) / (count - 1))]);
}
