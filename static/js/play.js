// The entry of the table's page: <sow-play>.
import { ConnectedElement } from "./connected-element.js";
import { Table } from "./play/table.js";

class SowPlay extends ConnectedElement {
  /** @param {AbortSignal} signal */
  connected(signal) {
    new Table(this, signal).arrive();
  }
}

customElements.define("sow-play", SowPlay);
