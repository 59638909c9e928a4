// The entry of the table's page: <sow-play>.
import { Table } from "./play/table.js";

class SowPlay extends HTMLElement {
  #life = new AbortController();

  connectedCallback() {
    this.#life = new AbortController();
    new Table(this, this.#life.signal).arrive();
  }

  disconnectedCallback() {
    this.#life.abort();
  }
}

customElements.define("sow-play", SowPlay);
