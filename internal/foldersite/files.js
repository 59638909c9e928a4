// Takes the place of what browsers refuse to pages opened from a folder: requests, module scripts and workers from files. There,
// everything that pages load is a classic script, which leaves its content in the property `content` of its element.
var sowbookFolder = (() => {
  /** Loads a script. @param {string} address @returns {Promise<any>} its content */
  function load(address) {
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
    onmessage;
    onerror;
    #messages; // settled when all messages so far are sent

    /** @param {string} address */
    constructor(address) {
      this.#messages = load(address).then((code) => {
        if (this.#ended) return;
        this.#worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
        this.#worker.onmessage = (event) => this.onmessage(event);
        this.#worker.onerror = (event) => this.onerror(event);
      });
      this.#messages = this.#attempt(this.#messages);
    }

    #worker;
    #ended = false;
    #hasModule = false;

    /** @param {string} message */
    postMessage(message) {
      const content = this.#hasModule ? message : loadFile(message).then((module) => `data:application/wasm;base64,${module}`);
      this.#hasModule = true;
      this.#messages = this.#attempt(this.#messages.then(async () => this.#worker?.postMessage(await content)));
    }

    terminate() {
      this.#ended = true;
      this.#worker?.terminate();
    }

    /** Reports a failure as a worker does. @param {Promise<unknown>} result */
    #attempt(result) {
      return result.catch((error) => !this.#ended && this.onerror({ message: String(error), preventDefault() {} }));
    }
  }

  return {
    import: load,
    fetch: async (address) => {
      const content = await loadFile(address);
      return { ok: true, json: () => content };
    },
    Worker: FolderWorker,
  };
})();
