// <sow-play>: the table to play at. It has a page, and a script, of its own.
import { Table } from "./play/table.js";

class SowPlay extends HTMLElement {
  connectedCallback() {
    new Table(this).arrive();
  }
}

customElements.define("sow-play", SowPlay);
