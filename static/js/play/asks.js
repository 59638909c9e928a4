// What the table asks of the engine besides moves, in the lines that internal/protocol reads.

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("./analysis.js").Found} Found */

/** @param {Record<string, string>} set */
const readings = (set) => (Object.keys(set).length ? [`set ${Object.entries(set).map((pair) => pair.join("=")).join(" ")}`] : []);

/** A question about a place of a line on a board.
 * @param {string} verb @param {Board} board @param {string[]} moves @param {...string} more */
export function about(verb, board, moves, ...more) {
  const { rules, set, start } = board.line;
  return [verb, `rules ${rules}`, `voice ${board.game.voice}`, `start ${start}`, `moves ${moves.join(" ")}`, ...readings(set), ...more].join("\n");
}

/** One part of what is done before a game.
 * @param {Board} board @param {Record<string, string>} set @param {string} part @param {Record<string, string|number>} lines
 * @returns {Promise<{position?: string, turn?: boolean, side?: string, first?: string, error?: string}|undefined>} */
export const setup = (board, set, part, lines) =>
  board.asking.engine.ask(["setup", `rules ${board.game.rules}`, ...readings(set), `part ${part}`, ...Object.entries(lines).map((line) => line.join(" "))].join("\n"));

/** How a match stands.
 * @param {Board} board @param {string[]} rounds @returns {Promise<{south: number, north: number, target: number, winner: string}|undefined>} */
export const match = (board, rounds) => board.asking.engine.ask(`match\nrounds ${rounds.join(" ")}`);
