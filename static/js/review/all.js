// Entry point of the review of a game, which the play page loads when a reader asks for it.
import "../require-build.js";
export { Review } from "./review.js";
