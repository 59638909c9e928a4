// The entry of the lab's page: <sow-lab>.
import { Lab } from "./lab.js";

class SowLab extends HTMLElement {
  #life = new AbortController();

  connectedCallback() {
    this.#life = new AbortController();
    new Lab(this, this.#life.signal).arrive();
  }

  disconnectedCallback() {
    this.#life.abort();
  }
}

customElements.define("sow-lab", SowLab);
