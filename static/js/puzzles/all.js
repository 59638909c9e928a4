// Entry point of the puzzles: one on a board, and the collection.
import "../require-build.js";
import "../task/element.js";
import "./element.js";
