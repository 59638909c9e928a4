// Takes the place of what browsers refuse to pages opened from a folder: requests, module scripts and workers from files. There,
// everything that pages load is a classic script, which leaves its content in the property `content` of its element.
/** @type {any} */ (globalThis).sowbookFolder = (() => {
  /** Loads a script. @param {string} address @returns {Promise<any>} its content */
  function load(address) {
    /** @type {HTMLScriptElement & {content?: any}} */
    const script = document.createElement("script");
    script.src = address;
    return new Promise((resolve, reject) => {
      script.onload = () => resolve(script.content);
      script.onerror = () => reject(new Error(`${address} cannot be loaded`));
      document.head.append(script);
    }).finally(() => script.remove());
  }

  /** Loads a file that is not a script: search.json is in search.json.js. @param {string} address */
  const loadFile = (address) => load(address.replace(/\?|$/, ".js$&"));

  /** A worker whose script is loaded like any other. Its first message, the address of the engine's module, arrives as the module. */
  class FolderWorker {
    /** @type {((event: {data: any}) => void)|undefined} */
    onmessage;
    /** @type {((event: {message: string, preventDefault: () => void}) => void)|undefined} */
    onerror;
    /** @type {Worker|undefined} */
    #worker;
    /** Settled when the worker has started and has all messages so far. @type {Promise<void>} */
    #sent;
    #hasModule = false;
    #ended = false;

    /** @param {string} address */
    constructor(address) {
      this.#sent = this.#attempt(async () => {
        const code = await load(address);
        if (this.#ended) return;
        this.#worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
        this.#worker.onmessage = (event) => this.onmessage?.(event);
        this.#worker.onerror = (event) => this.onerror?.(event);
      });
    }

    /** @param {string} message */
    postMessage(message) {
      const isModule = !this.#hasModule;
      this.#hasModule = true;
      const before = this.#sent;
      this.#sent = this.#attempt(async () => {
        await before;
        this.#worker?.postMessage(isModule ? `data:application/wasm;base64,${await loadFile(message)}` : message);
      });
    }

    terminate() {
      this.#ended = true;
      this.#worker?.terminate();
    }

    /** Reports a failure as a worker does. @param {() => Promise<void>} work */
    async #attempt(work) {
      try {
        await work();
      } catch (error) {
        if (!this.#ended) this.onerror?.({ message: String(error), preventDefault() {} });
      }
    }
  }

  /** Modules by their addresses: all scripts of a page share one. @type {Map<string, Promise<any>>} */
  const modules = new Map();

  /** @param {string} address */
  function importModule(address) {
    const module = modules.get(address) ?? load(address);
    modules.set(address, module);
    module.catch(() => modules.delete(address));
    return module;
  }

  return {
    import: importModule,
    /** @param {string|URL} address */
    fetch: async (address) => {
      const content = await loadFile(String(address));
      return { ok: true, json: () => content };
    },
    Worker: FolderWorker,
  };
})();
