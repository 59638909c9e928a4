// Entry point of the script that shows a board of rules which no page of the book has, in the frame of another site:
//
//	sow=1&rules=pits=5 relay=yes&from=4,4,4,4,4/4,4,4,4,4_0,0_S&moves=3.2&at=0
//
// The rules are text as the engine reads it. labels says how pits are numbered, by default from each player's left, and game which game of the
// book names the sides and the stores, by default the first one. tools/fragment.js describes the other keys.
import "../require-build.js";
import { boardOf } from "../dom.js";
import { EngineClient } from "../engine-client.js";
import { drawBoard } from "../lab/board.js";
import { labGame } from "../lab/game.js";
import { readPosition } from "../position.js";
import * as requests from "../requests.js";
import * as fragments from "../tools/fragment.js";
import { quote, t } from "../words.js";
import { prepareLine } from "./board.js";
/** @import { Game } from "../words.js" */

const KEYS = ["sow", "rules", "labels", "game", "from", "moves", "at"];
const LABELS = ["left", "near", "cell"];

/** Shows a board of the rules of a fragment. @param {HTMLElement} seat where it is shown @param {string} fragment
 * @param {Game} named the game that names the sides and the stores @param {HTMLElement} element its board, not in the page yet
 * @returns {Promise<string>} "", or what is wrong */
export async function show(seat, fragment, named, element) {
  const link = fragments.read(fragment, KEYS);
  if (!link) return t("embed-empty");
  const { parts, start: from, moves, ply, exists, unknown } = link;
  const { rules: text = "", labels = "left", at = "" } = parts;
  if (unknown !== undefined) return t("no-part", { quote: quote(unknown) });
  if (!LABELS.includes(labels)) return t("no-value", { key: "labels", values: LABELS.join(", "), quote: quote(labels) });
  if (!exists) return t("no-move-at", { n: moves.length, quote: quote(at) });
  const game = { ...labGame(named), labels };
  game.voice = game.voice.replace(/labels=\w+/, `labels=${labels}`);

  const engine = new EngineClient({ ...named, ...game, labels: [] });
  const answer = await engine.connection.ask(requests.lab(text));
  if (!answer) return t("no-engine");
  if (answer.why ?? answer.error) return answer.why ?? answer.error;
  const { rules } = answer;
  const start = from || answer.start;
  if (!start) return t("no-start");
  const played = await engine.play({ rules, set: {}, start }, [], 0);
  if (!played?.states) return played?.error?.replace(/^(\u2066?)start: /, "$1") ?? t("no-engine");

  seat.insertAdjacentHTML("beforebegin", drawBoard(element, game, answer, played.states[0]));
  const shape = { ...named, pits: readPosition(start).seeds.length / 2 - 1, rows: start.split("/").length / 2 };
  const { begin } = prepareLine(element, shape, (shown) => ({ ...shown, moves, ply, problem: "" }));
  element.dataset.page = location.href;
  const writeLink = () => {
    const { where } = board;
    element.dataset.link = encodeURI(fragments.write({ sow: "1", rules: text, labels: parts.labels ?? "", game: parts.game ?? "" }, where));
  };
  seat.replaceChildren(element);
  const board = /** @type {import("../board.js").Board} */ (boardOf(element));
  element.addEventListener("sow-change", writeLink);
  writeLink();
  await begin(board);
  return "";
}
