// Set-ups in which players take part: each arranges their own seeds; one distributes the seeds and the other may turn the board; or one divides and the other chooses.
// A person or the computer does each part; the engine checks it.
import { t } from "../words.js";
import { say } from "./names.js";
import { other } from "./game.js";
/** @import { Game } from "../words.js" */
/** @import { Players } from "./game.js" */

/**
 * @typedef {{position?: string, turn?: boolean, side?: string, first?: string, error?: string, done?: boolean, tried?: number, tries?: number}} Answer
 * the engine's, to one part
 *
 * What the set-up needs from the play page. `request` asks the engine for a part, `search` for one that may take long;
 * `layOut` lets a person set up the board, or one side of it, until `check` returns no problem; `choose` asks a question and returns the index of the answer; `show`
 * shows a position; `showMessage` shows a message. All but `showMessage` throw once another game has begun.
 * @typedef {{game: Pick<Game, "sides"|"words">, players: Players, seed: number,
 *   request: (part: string, args: Record<string, string|number>) => Promise<Answer>,
 *   search: (part: string, args: Record<string, string|number>) => Promise<Answer>,
 *   layOut: (prompt: string, check: (start: string) => Promise<string>, side?: string) => Promise<string>,
 *   choose: (prompt: string, options: string[]) => Promise<number>,
 *   show: (position: string) => Promise<void>,
 *   showMessage: (text: string) => void}} SetupPage
 */

/** The start, the players, and who arranges their seeds next. @typedef {{start: string, players: Players, arranging?: string}} Result */

/** Lets a person or the computer distribute the seeds.
 * @param {SetupPage} page @param {string} by @param {string} part for the engine, when the computer does it @param {string} prompt for a person
 * @returns {Promise<string>} the position; "" if the engine finds none, which the page says */
async function distribute(page, by, part, prompt) {
  const { players, seed, game } = page;
  if (!players[by]) return page.layOut(prompt, async (start) => (await page.request("arrange", { by, start })).error ?? "");
  page.showMessage(say("arranges", { side: game.sides[by] }));
  const { position = "", error: why = "" } = await page.search(part, { by, strength: players[by], seed });
  page.showMessage(why && t("no-distribution", { why }));
  return position;
}

/** One side arranges its seeds; the computer keeps them as they are. The side that begins is the first.
 * @param {SetupPage} page @param {string} side @param {string} start @returns {Promise<Result>} */
export async function arrange(page, side, start) {
  const { players } = page;
  const { sides } = page.game;
  let arranged = start;
  if (players[side]) page.showMessage(say("keeps-seeds", { side: sides[side] }, page.game));
  else {
    const check = async (/** @type {string} */ start) => (await page.request("arrange", { by: side, start })).error ?? "";
    arranged = await page.layOut(say("arrange-own", { side: sides[side] }, page.game), check, side);
    page.showMessage("");
  }
  return { start: arranged, players, arranging: side === "S" ? "N" : "" };
}

/** One player sets up the seeds; the other may turn the board (L-6), where the rules let them.
 * @param {SetupPage} page @param {string} by who sets up @returns {Promise<Result|undefined>} undefined if the seeds cannot be laid out */
export async function layOut(page, by) {
  const { players, seed } = page;
  const { sides } = page.game;
  const start = await distribute(page, by, "distribute", say("lay-out", { side: sides[by] }, page.game));
  if (!start) return;
  await page.show(start);
  const who = other(by);
  const answers = await Promise.all(["no", "yes"].map((turned) => page.request("arrange", { by, start, turned })));
  const positions = answers.map(({ position = "" }) => position);
  const first = positions.map((position) => ({ side: sides[position.slice(-1)] }));
  if (!positions[1]) {
    // Under these rules nobody turns the board.
    page.showMessage(say("begins", first[0]));
    return { start: positions[0], players };
  }
  const turned = players[who]
    ? Number(!!(await page.request("turn", { by, start, strength: players[who], seed })).turn)
    : await page.choose(
        say("may-turn", { side: sides[who] }),
        ["leave-it", "turn-it"].map((key, k) => say(key, { begins: t("begins", first[k]) })),
      );
  page.showMessage(`${say(turned ? "turns-board" : "leaves-board", { side: sides[who] })} ${say("begins", first[turned])}`);
  return { start: positions[turned], players };
}

/** One player divides; the other chooses a side and who begins (P-C1), so the players may change places.
 * @param {SetupPage} page @param {string} by who divides @returns {Promise<Result|undefined>} undefined if the seeds cannot be divided */
export async function cut(page, by) {
  const { players, seed } = page;
  const { sides } = page.game;
  const start = await distribute(page, by, "cut", say("cut", { side: sides[by] }, page.game));
  if (!start) return;
  await page.show(start);
  const who = other(by);
  let [side, first] = ["S", "S"];
  if (players[who]) ({ side = "S", first = "S" } = await page.request("choose", { by, start, strength: players[who], seed }));
  else {
    const all = ["SS", "SN", "NN", "NS"];
    const options = all.map(([side, first]) => say("take-side", { side: sides[side], first: sides[first] }));
    [side, first] = all[await page.choose(t("take-and-say"), options)];
  }
  page.showMessage(say("side-taken", { side: sides[side], first: sides[first] }));
  return { start: start.replace(/.$/, first), players: side === who ? players : { S: players.N, N: players.S } };
}
