// Entry point of the lab: <sow-lab>.
import "../require-build.js";
import { ConnectedElement } from "../connected-element.js";
import { Lab } from "./lab.js";

class SowLab extends ConnectedElement {
  /** @param {AbortSignal} signal */
  connected(signal) {
    new Lab(this, signal).openInitialRules();
  }
}

customElements.define("sow-lab", SowLab);
