// Gets what the commands of a board need: the other board of a pair, and all states of a brief example.
import { begin } from "./example.js";
import { loadTools } from "./tools.js";
import { t } from "./words.js";
/** @import { Board } from "./board.js" */

/** The moves of a brief example whose states are not known yet, or false; and a function that gets what a command needs and runs it then, or
 * returns undefined if all is there.
 * @typedef {{brief: () => string[]|false, prepare: (command: () => any) => Promise<any>|undefined}} Needs */

/** @param {Board} board @param {any} example in the page; a brief one has moves instead of states @returns {Needs} */
export function needsOf(board, example) {
  let alone = false; // whether a command runs without the other board of its pair
  const brief = () => !example.states && example.moves;

  /** @param {() => any} command */
  const loadPair = async (command) => {
    const failed = await loadTools().catch(() => t("alone"));
    alone = true;
    const done = command();
    alone = false;
    if (typeof failed === "string") board.note(failed);
    return done;
  };

  /** @param {() => any} command */
  const loadStates = async (command) => {
    board.interrupt();
    const answer = await board.ask(board.replay.exampleLine, example.moves, 0);
    if (!answer?.states) return;
    example.states = answer.states;
    board.root.classList.remove("still");
    board.replay = begin(example, board.replay.ply);
    return command();
  };

  return {
    brief,
    prepare(command) {
      board.command = command;
      board.note("");
      if (!board.sync && !alone && board.root.matches("sow-pair *")) return loadPair(command);
      if (brief()) return loadStates(command);
    },
  };
}
