// A custom element whose listeners and timers end when it leaves the page.

export class ConnectedElement extends HTMLElement {
  #connection = new AbortController();

  connectedCallback() {
    this.#connection = new AbortController();
    this.connected(this.#connection.signal);
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  /** Called when the element is in the page. @param {AbortSignal} _signal aborted when it leaves the page */
  connected(_signal) {}
}
