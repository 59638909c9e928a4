// The files of the games: each has the data of a game and its board at the start. A page lists the games by name, and loads the file of one
// that the reader chooses.
import { adopt, parse } from "./adopt.js";
import { find, findAll, readJson } from "./dom.js";
import { fetchJson } from "./fetch-json.js";
/** @import { Game } from "./words.js" */

export class GameFiles {
  /** The data of the games that are loaded, by id; addresses may name any id. @type {Record<string, Game>} */
  games = Object.create(null);
  /** The name of each game, by id, in the order of the book. @type {Map<string, string>} */
  names = new Map();
  /** @type {Map<string, string>} the address of each file, by id */
  #addresses = new Map();
  /** @type {Map<string, Promise<Document>>} the files that are loaded or being loaded, by id */
  #loading = new Map();
  /** @type {Map<string, Document>} the files that are loaded, by id */
  #loaded = new Map();

  /** @param {string} folder the address of the files @param {{id: string, name: string, version?: string}[]} listed the version of a file is the
   * start of its hash, empty in the preview */
  constructor(folder, listed) {
    for (const { id, name, version } of listed) {
      this.names.set(id, name);
      this.#addresses.set(id, new URL(`${folder}${id}.json${version ? `?v=${version}` : ""}`, document.baseURI).href);
    }
  }

  /** The files of the games of a menu. @param {string} folder @param {HTMLElement} menu with an option for each game; others have no version */
  static ofMenu(folder, menu) {
    const options = /** @type {HTMLOptionElement[]} */ (findAll(menu, "option[data-version]"));
    return new GameFiles(
      folder,
      options.map(({ value, text, dataset }) => ({ id: value, name: text, version: dataset.version })),
    );
  }

  /** Adds a game whose data are in the page. @param {string} id */
  addFromPage(id) {
    this.games[id] = readJson(document.getElementById(`game-${id}`));
  }

  /** Loads the file of a game, once, and adds what boards of the game share to the page.
   * @param {string} id @returns {Promise<Document>} fails if it cannot be loaded; the next call tries again */
  load(id) {
    const known = this.#loading.get(id);
    if (known) return known;
    const loading = this.#load(id);
    loading.catch(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** The file of a game if it is loaded. @param {string} id */
  loaded(id) {
    return this.#loaded.get(id);
  }

  /** @param {string} id */
  async #load(id) {
    const address = this.#addresses.get(id) ?? "";
    const file = parse((await fetchJson(address)).html, address);
    if (!file.getElementById(`game-${id}`)) throw new Error(`${address} lacks ${id}`);
    adopt(file);
    this.addFromPage(id);
    this.#loaded.set(id, file);
    return file;
  }

  /** A new board of a game whose file is loaded. @param {string} id */
  board(id) {
    return document.importNode(find(/** @type {Document} */ (this.#loaded.get(id)), "sow-board"), true);
  }
}
