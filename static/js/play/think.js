// A search in the worker, a slice at a time: between two slices the worker answers others, and the search can end.

const SLICE = 60; // milliseconds that one may take
const FIRST = 2000; // boards of the first
const LEAST = 200;
const MOST = 5_000_000;

/** What can be said to a search under way: `dropped`, nobody wants its answer; `enough`, it is wanted now.
 * @typedef {{dropped: boolean, enough: boolean}} Wish */

/** Asks on and on until there is nothing more to find, the time is up or it is enough; what was found last, or nothing when it was dropped
 * or the engine has no answer.
 * @template {{done?: boolean, error?: string}} A
 * @param {(text: string) => Promise<A|undefined>} ask @param {() => string} request all but how many boards to look at
 * @param {{wish: Wish, ms?: number, told?: (answer: A) => void, clock?: () => number}} how @returns {Promise<A|undefined>} */
export async function think(ask, request, { wish, ms = Infinity, told = () => {}, clock = () => performance.now() }) {
  const end = clock() + ms;
  let nodes = FIRST;
  for (;;) {
    const begun = clock();
    const answer = await ask(`${request()}\nnodes ${nodes}`);
    if (wish.dropped || !answer || answer.error) return;
    told(answer);
    const took = Math.max(clock() - begun, 1);
    const left = end - clock();
    if (answer.done || wish.enough || left <= 0) return answer;
    nodes = size(nodes, took, left);
  }
}

/** The boards of the next slice, from what the last took; no more than the time left has room for.
 * @param {number} nodes @param {number} took @param {number} left in milliseconds */
export function size(nodes, took, left) {
  const fit = (nodes * Math.min(SLICE, left)) / took;
  return Math.round(Math.max(LEAST, Math.min(fit, 4 * nodes, MOST)));
}
