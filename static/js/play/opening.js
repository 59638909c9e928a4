// What comes before the first move where the board is not simply filled: a player lays the seeds out and the other may turn the board, or
// one cuts and the other chooses. A part is done by whoever sits there; whether it may be done so is the engine's to say.
import { t } from "../words.js";
import { other } from "./record.js";
import * as words from "./words.js";

/**
 * @typedef {import("./record.js").Players} Players
 * @typedef {{position?: string, turn?: boolean, side?: string, first?: string, error?: string}} Answer
 *
 * What the table does for an opening. `setup` asks the engine for a part; `byHand` lets a person set the board up until `wrong` has nothing to
 * say, "" or what is wrong; `choose` puts a question with its answers and gives the number of the one taken; `show` puts a position on the
 * board; `tell` says something. Each fails when another game begins meanwhile.
 * @typedef {{sides: Record<string, string>, players: Players, seed: number,
 *   setup: (part: string, lines: Record<string, string|number>) => Promise<Answer>,
 *   byHand: (text: string, wrong: (start: string) => Promise<string>) => Promise<string>,
 *   choose: (text: string, options: string[]) => Promise<number>,
 *   show: (position: string) => Promise<void>,
 *   tell: (text: string) => void}} At
 */

/** A distribution by one player: by hand, or by the computer.
 * @param {At} at @param {string} by @param {string} part @param {string} text @returns {Promise<string>} */
async function arranged(at, by, part, text) {
  if (!at.players[by]) return at.byHand(text, async (start) => (await at.setup("arrange", { by, start })).error ?? "");
  at.tell(t("arranges", { side: at.sides[by] }));
  const { position = "" } = await at.setup(part, { by, strength: at.players[by], seed: at.seed });
  at.tell("");
  return position;
}

/** Laying out, and turning the board or not (L-6).
 * @param {At} at @param {string} by who lays out @returns {Promise<{start: string, players: Players}>} */
export async function layOut(at, by) {
  const { sides, players } = at;
  const start = await arranged(at, by, "distribute", t("lay-out", { side: sides[by] }));
  await at.show(start);
  const who = other(by);
  const after = await Promise.all(["no", "yes"].map((turned) => at.setup("arrange", { by, start, turned })));
  const begins = after.map(({ position = "" }) => t("begins", { side: sides[position.slice(-1)] }));
  let turned;
  if (players[who]) turned = (await at.setup("turn", { by, start, strength: players[who], seed: at.seed })).turn ? 1 : 0;
  else turned = await at.choose(t("may-turn", { side: sides[who] }), [t("leave-it", { begins: begins[0] }), t("turn-it", { begins: begins[1] })]);
  at.tell(`${words.turned(sides[who], turned === 1)} ${begins[turned]}`);
  return { start: after[turned].position ?? "", players };
}

/** Cut and choose (P-C1): the player who did not cut sits where he likes, so the two may change places.
 * @param {At} at @param {string} by who cuts @returns {Promise<{start: string, players: Players}>} */
export async function cut(at, by) {
  const { sides, players } = at;
  const start = await arranged(at, by, "cut", t("cut", { side: sides[by] }));
  await at.show(start);
  const who = other(by);
  let [side, first] = ["S", "S"];
  if (players[who]) ({ side = "S", first = "S" } = await at.setup("choose", { by, start, strength: players[who], seed: at.seed }));
  else {
    const all = [["S", "S"], ["S", "N"], ["N", "N"], ["N", "S"]];
    [side, first] = all[await at.choose(t("take-and-say"), all.map(([side, first]) => t("take-side", { side: sides[side], first: sides[first] })))];
  }
  at.tell(t("side-taken", { side: sides[side], first: sides[first] }));
  return { start: start.replace(/.$/, first), players: side === who ? players : { S: players.N, N: players.S } };
}
