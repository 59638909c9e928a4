// The page around the board: the prompt, the message, the toolbar, the moves so far, the score of the match.
import { find, html, set, setText } from "../dom.js";
import * as requests from "../requests.js";
import * as snapshot from "../snapshot.js";
import * as states from "../state.js";
import { load } from "../tools.js";
import { owned, t } from "../words.js";
import { advice, linkState } from "./friend.js";
import { isMatch, isTable } from "./game.js";
import { say } from "./names.js";
import { round, rulesNotice } from "./session.js";
import { buttons, isOver, prompt } from "./session-view.js";
import { GameButtons } from "./game-buttons.js";
import { Transcript } from "./transcript.js";
/** @import { Board } from "../board.js" */
/** @import { Action, Session } from "./session.js" */

/** Reports whether a board waits for the engine to be loaded before it can judge a move. @param {Board} board */
const isLoading = ({ engine: { connection }, replay }) => !connection.loaded && !connection.missing && !states.state(replay).legal;

export class PlayPageView {
  /** @param {HTMLElement} root @param {(action: Action) => void} onAction called for a button of the toolbar
   * @param {(ply: number) => void} onPly called for a click on the graph */
  constructor(root, onAction, onPly) {
    this.root = root;
    this.prompt = find(root, ".due");
    this.game = find(root, ".game");
    this.message = find(this.game, ".told");
    this.link = html("output", { class: "sent-link" });
    this.message.before(this.link);
    this.rules = /** @type {HTMLAnchorElement} */ (find(root, ".about a"));
    this.game.append(find(root, ".about"));
    this.score = find(root, ".score");
    this.match = find(root, ".match");
    this.panel = find(root, ".analysis");
    this.buttons = new GameButtons(find(root, ".acts"), onAction);
    this.transcript = new Transcript(find(root, ".course"), onPly);
  }

  /** Puts the buttons and the message below another board. @param {Board} board */
  moveTo(board) {
    find(board.root, ".game").replaceWith(this.game);
  }

  /** @param {Session} state @param {Board} board */
  render(state, board) {
    const { game, view, computer, analysing, phase, facing } = state;
    const { connection } = board.engine;
    this.root.classList.toggle("thinking", computer !== "idle");
    this.root.classList.toggle("uncounted", game.uncounted);
    this.root.dataset.kind = view;
    this.root.dataset.phase = phase;
    this.panel.hidden = !analysing;
    setText(this.message, state.message || [rulesNotice(game, isOver(state)), advice(state)].filter(Boolean).join(" "));
    const { waiting, unsent } = linkState(state);
    this.root.classList.toggle("waiting", waiting);
    this.root.classList.toggle("unsent", unsent);
    const recalled = phase === "loading" && game.moves.length > 0; // whether what is shown is not from the engine
    board.pits.lock(waiting || computer !== "idle" || recalled);
    board.game.uncounted = game.uncounted;
    this.rules.href = board.game.page ?? "";
    const faced = isTable(game) && facing;
    this.root.classList.toggle("facing", faced);
    this.root.classList.toggle("far-turn", snapshot.turn(board.replay) === (board.flipped ? "S" : "N")); // whoever is to move reads whose turn it is
    if (board.drawing.facing !== faced) load((tools) => tools.face(board, faced));
    if (recalled) setText(this.prompt, connection.missing ? "" : t("loading"));
    if (phase === "loading") return; // what is there stays until the board has the game
    this.buttons.show(buttons(state, isMatch(board.game, game.set)), { analyse: analysing, face: facing });
    set(this.prompt, { role: game.friend ? "status" : null }); // no sentence of the board says what to do with a link
    const loading = view === "now" && !waiting && !unsent && !isOver(state) && isLoading(board);
    if (phase === "playing") setText(this.prompt, loading ? t("loading") : prompt(state, board.game));
  }

  /** Shows the moves of the game. @param {Session} state @param {Board} board */
  showMoves({ game, view }, board) {
    const { S, N } = board.game.sides;
    const [s, n] = owned(board.game, board.seeds);
    this.score.replaceChildren(
      ...[
        [S, s],
        [N, n],
      ].map(([side, seeds]) => html("span", {}, `${side} `, html("b", {}, String(seeds)))),
    );
    if (view !== "aside") this.transcript.show({ ...game, ply: board.replay.ply }, board.game, board.line.states, [S, N]);
  }

  /** Shows the score of the match.
   * @param {Session} state @param {Board} board @param {() => boolean} isCurrent whether no other game has begun
   * @returns {Promise<string>} the score in words, when it decides the match, else "" */
  async showScore(state, { engine, game }, isCurrent) {
    this.match.hidden = !isMatch(game, state.game.set);
    if (this.match.hidden) return "";
    const { rounds } = state.game;
    const over = isOver(state);
    const played = over && state.shown ? [...rounds, round(state.shown)] : rounds;
    const score = await engine.connection.ask(requests.match(played));
    if (!score || !isCurrent()) return "";
    const { south, north, target, winner } = score;
    const values = { round: rounds.length + 1, south: game.sides.S, s: south, north: game.sides.N, n: north, target };
    const text = winner
      ? say("match-won", { side: game.sides[winner], more: Math.max(south, north), less: Math.min(south, north) })
      : t(over ? "match-after" : "match-stands", values);
    find(this.match, "p").textContent = text;
    return winner && over ? text : "";
  }
}
