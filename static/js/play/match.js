// The score of a match.
import * as requests from "../requests.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */

/** Says the score of a match, and who has won it.
 * @param {Board} board @param {string[]} rounds played @param {number} round the current one, from 1 @param {boolean} over
 * whether it is over @returns {Promise<{text: string, won: boolean}|undefined>} undefined when the engine is unavailable */
export async function matchScore({ asking, game: { sides } }, rounds, round, over) {
  const score = await asking.engine.ask(requests.match(rounds));
  if (!score) return;
  const { south, north, target, winner } = score;
  const text = winner
    ? t("match-won", { side: sides[winner], more: Math.max(south, north), less: Math.min(south, north) })
    : t(over ? "match-after" : "match-stands", { round, south: sides.S, s: south, north: sides.N, n: north, target });
  return { text, won: !!winner };
}
