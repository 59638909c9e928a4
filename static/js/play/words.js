// Every word of the table, in one place. What a move does, why one is refused and how a game ended is never said here: that comes from the
// engine.

/** How well the computer plays, from 1; 0 is a person. */
export const players = ["A person", "Computer: beginner", "Computer: novice", "Computer: regular", "Computer: strong", "Computer: best"];

// Whose turn it is.
/** @param {string} side */
export const toPlay = (side) => `${side} to play.`;
/** @param {string} side */
export const thinks = (side) => `${side} is thinking\u2026`;
/** @param {string} side */
export const plays = (side) => `${side} plays.`;
/** @param {number} ply @param {number} of */
export const before = (ply, of) => (ply ? `Looking back: move ${ply} of ${of}.` : "Looking back: the start.");
export const aside = "A line beside the game.";

// The buttons.
export const acts = {
  back: "Take back", hint: "Hint", enough: "Move now", analyse: "Analyse", count: "Count a pit",
  home: "Back to the game", on: "Go on from here", next: "Next round", again: "Play again", change: "Change sides",
};

// Hints and counting.
export const looking = "Looking for a good move\u2026";
/** @param {string} move @param {string} worth */
export const hint = (move, worth) => `Hint: pit ${move}. ${worth}`;
export const noHint = "The engine has no hint here.";
export const whichPit = "Touch the pit to count.";
export const notYours = "It is the computer\u2019s move. \u201cMove now\u201d ends its thinking.";

// The settings.
export const seconds = "Time a move";
/** @param {number} n */
export const second = (n) => (n < 60 ? `${n} second${n === 1 ? "" : "s"}` : "1 minute");
export const uncounted = "Hide the numbers of seeds";
export const opening = "The start";
export const asRuled = "as the rules say";
export const cutAndChoose = "cut and choose";
export const laysOut = "Lays out first";
export const cuts = "Cuts";

// Laying out, and cut and choose.
/** @param {string} side */
export const layOut = (side) => `${side} lays out the seeds.`;
/** @param {string} side */
export const cut = (side) => `${side} cuts: any seeds in any pits. The other then chooses.`;
export const byHand = "Choose a pit, then say how many seeds it gets.";
/** @param {string} side */
export const arranges = (side) => `${side} is laying out the board\u2026`;
/** @param {string} side */
export const turnIt = (side) => `${side} may turn the board and take the other side.`;
export const turns = ["Leave it", "Turn it"];
/** @param {string} side @param {boolean} turned */
export const turned = (side, turned) => (turned ? `${side} turns the board.` : `${side} leaves the board as it lies.`);
/** @param {string} begins */
export const begins = (begins) => `${begins} begins.`;
export const choose = "Take a side, and say who begins.";
/** @param {string} side @param {string} first */
export const take = (side, first) => `Take ${side}, ${first} begins`;
/** @param {string} side @param {string} first */
export const taken = (side, first) => `${side} goes to the player who did not cut, and ${first} begins.`;

// A match.
/** @param {string[]} sides @param {number} south @param {number} north @param {number} target @param {number} round */
export const match = ([s, n], south, north, target, round) => `Round ${round}. ${s} ${south}, ${n} ${north}; played to ${target}.`;
/** @param {string} side @param {number} more @param {number} less */
export const won = (side, more, less) => `${side} has won the match, ${more} to ${less}.`;

// The game so far.
export const moves = "Moves as text";
export const copyMoves = "Copy the moves";
export const copyLink = "Copy a link to this";
export const copied = "Copied.";
/** @param {string[]} sides @param {number[]} score south's less north's, from the start on */
export function graph([south, north], score) {
  const now = score.at(-1) ?? 0;
  const leader = (/** @type {number} */ n) => (n === 0 ? "even" : `${n > 0 ? south : north} ${Math.abs(n)} ahead`);
  const high = Math.max(...score);
  const low = Math.min(...score);
  const most = [high > 0 ? `${south} was ${high} ahead at most` : "", low < 0 ? `${north} ${high > 0 ? "" : "was "}${-low}${high > 0 ? "" : " ahead at most"}` : ""].filter(Boolean).join(", ");
  return `After ${score.length - 1} move${score.length === 2 ? "" : "s"}: ${leader(now)}.${most ? ` ${most}.` : ""}`;
}

// The analysis.
export const analysis = "Analysis";
export const stop = "Stop";
export const deeper = "Look deeper";
export const close = "Close";
export const columns = ["Move", "Comes to", "Known how"];
/** What a value means. @param {string} side who plays @param {string} other @param {number} value @param {boolean} proven */
export function worth(side, other, value, proven) {
  const who = value > 0 ? side : other;
  const n = Math.abs(value);
  if (proven) return n ? `${who} wins by ${n}` : "a draw";
  return n ? `${who} ${n} ahead` : "level";
}
export const proven = "proven";
export const unseen = "not looked at yet";
/** @param {number} n */
export const searched = (n) => `searched, ${n} deep`;
/** @param {number} n */
const boards = (n) => (n < 1e6 ? `${Math.round(n / 1000)} thousand` : `${(n / 1e6).toFixed(1)} million`);
/** @param {boolean} done @param {number} depth @param {number} nodes @param {boolean} running */
export const progress = (done, depth, nodes, running) =>
  done ? "Everything here is proven." : `${running ? "Looking" : "Looked"} ${depth} moves deep, ${boards(nodes)} boards so far.`;
export const searchedOut = "There is nothing more to find.";
export const over = "The game is over: there is no move to look at.";
/** @param {string} move */
export const line = (move) => `Best play after ${move}. Touch a move to see it on the board.`;
export const none = "No line is known yet.";

export const noEngine = "The rules engine did not load: the computer cannot play.";
export const again = "Lay out the board";

// Links.
/** @param {string} game */
export const noGame = (game) => `There is no game called \u201c${game}\u201d here.`;
