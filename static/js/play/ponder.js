// While the reader thinks, the engine computes endgames, once, which the browser keeps, and then proves the values of the position's moves and of the moves after each of
// them. Its tables keep them, so that hints, the analysis and the review show them at once. Other requests of the page come first.
import * as requests from "../requests.js";
import { keepEndgames } from "../values.js";
import { pause, Search } from "./engine-search.js";
/** @import { Board } from "../board.js" */
/** @import { Result } from "./analysis-panel.js" */

const LIMIT = 30_000; // milliseconds of the engine's time for a position
const QUIET = 300; // milliseconds without another request before it goes on

/** Whether the device should save power or data: it runs on its battery, or the reader has asked to save data. Some browsers do not say. */
async function isFrugal() {
  const { connection, getBattery } = /** @type {any} */ (navigator);
  return connection?.saveData || (await getBattery?.call(navigator).catch(() => {}))?.charging === false;
}

export class Ponder {
  #search = new Search();

  cancel() {
    this.#search.cancel();
  }

  /** Thinks about the position after some moves of a board's line, instead of an earlier one.
   * @param {Pick<Board, "engine"|"game"|"line">} board @param {string[]} moves */
  async begin({ engine: { connection }, game, line }, moves) {
    this.cancel();
    const search = (this.#search = new Search());
    if (await isFrugal()) return;
    let seen = -1; // requests to the engine so far, when last looked at
    let worked = 0; // milliseconds
    const idle = {
      connection,
      ask: async (/** @type {string} */ text) => {
        while (!search.cancelled && (document.hidden || !connection.loaded || seen !== connection.asked)) {
          seen = connection.asked;
          await pause(QUIET, search.signal);
        }
        if (search.cancelled) return;
        seen++;
        const begun = performance.now();
        const answer = await connection.ask(text);
        worked += performance.now() - begun;
        return answer;
      },
    };
    /** @returns {Promise<Result|undefined>} */
    const find = (/** @type {string[]} */ moves, kind = (/** @type {string} */ request) => request) =>
      search.run(idle, () => kind(requests.analyse(line, game.voice, moves)), { ms: LIMIT, clock: () => worked });
    if ((await find(moves, requests.growing))?.done) keepEndgames(connection);
    const found = await find(moves);
    if (!found?.done) return; // the engine keeps what it has found of one position
    const values = [...found.moves].sort((a, b) => Number(b.value) - Number(a.value));
    for (const { move } of values) if (!(await find([...moves, move]))?.done) return;
  }
}
