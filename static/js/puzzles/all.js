// Entry point of the puzzles: one on a board, and the collection.
import "../task/element.js";
import "./element.js";
