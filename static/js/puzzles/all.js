// The puzzles: one on a board, all to choose from. Loaded on their page alone.
import "../task/element.js";
import "./element.js";
