/** A game: its rules as text, such as "pits=6 relay=yes", the position that it starts from, unless the rules say it, and how moves number
 * the pits: "left" (the default) from each player's left, "near" as the rules of Lane do, "cell" around the board. */
export interface Game {
  rules: string;
  start?: string;
  labels?: "left" | "near" | "cell";
}

export type Side = "S" | "N";

export interface Ply {
  player: Side;
  move: string;
  position: string;
  /** Seeds that the move captured. */
  captured: number;
  /** Whether the player moves again. */
  again: boolean;
  /** What happened, in a sentence. */
  say: string;
}

export interface Result {
  reason: string;
  south: number;
  north: number;
  winner: Side | "draw";
  say: string;
}

export interface Played {
  start: string;
  plies: Ply[];
  position: string;
  player: Side;
  legal: string[];
  /** Why each other pit cannot be played, by its place: South's pits from the left, from 0 on, then North's from North's left. */
  why: Record<number, string>;
  over: boolean;
  result: Result | null;
  /** The first illegal move, if there is one. The moves from it on are not played. */
  illegal?: { ply: number; move: string; why: string };
}

export interface Analysis {
  /** Whether all values are final. */
  done: boolean;
  nodes: number;
  depth: number;
  best?: string;
  /** The value of each move: the margin of the player who makes it, after best play as far as the search has seen. */
  moves: { move: string; basis: "unseen" | "searched" | "proven"; value?: number; depth?: number; line?: string[] }[];
}

/** The engine. A game, position or request that it cannot read throws an Error. */
export interface Engine {
  /** Checks rules. The full text names every rule; start is missing if the players lay out the seeds. */
  rules(text: string): { valid: true; rules: string; start?: string } | { valid: false; key: string; error: string };
  /** Plays moves from the start, up to the first illegal one. */
  play(game: Game, moves?: string[]): Played;
  /** Looks at nodes positions, by default 100,000. The same call again goes on from there. */
  analyse(game: Game, moves?: string[], nodes?: number): Analysis;
  /** Chooses a move, or returns undefined if the game is over. strength is from 1, a beginner, to 5, by default 3. The same seed gives the
   * same move. */
  choose(game: Game, moves?: string[], options?: { strength?: number; seed?: number; nodes?: number }): string | undefined;
}

/** Loads the engine from an address, by default engine.wasm beside this script, or from its bytes. */
export function load(wasm?: string | URL | BufferSource): Promise<Engine>;

/** What a board shows: a game of the book by its name, or any rules, or an example or a puzzle of the book. */
export interface Shown {
  game?: string;
  /** Rules as text, such as "pits=6 relay=yes". `game` then says which game names the sides and the stores. */
  rules?: string;
  /** How moves number the pits of a board with `rules`, as in Game. */
  labels?: Game["labels"];
  start?: string;
  /** As in "capture=none". */
  readings?: string;
  moves?: string[];
  /** How many moves are shown at first. */
  at?: number;
  example?: string;
  puzzle?: string;
  theme?: "light" | "dark";
  lang?: string;
  /** The title of the board for screen readers. */
  label?: string;
}

/** Creates a board on which readers play. files is the address of this folder, by default that of this script. */
export function board(shown: Shown, files?: string | URL): HTMLElement;
