// Entry point of the play page: <sow-play>.
import "./require-build.js";
import { ConnectedElement } from "./connected-element.js";
import { PlayPage } from "./play/play-page.js";

class SowPlay extends ConnectedElement {
  /** @param {AbortSignal} signal */
  connected(signal) {
    new PlayPage(this, signal).openInitialGame();
  }
}

customElements.define("sow-play", SowPlay);
