// The endgames that the engine has computed, in the browser's IndexedDB. Without them it computes them anew, so errors do not matter: the browser
// may refuse storage, lack room, or remove them. The engine takes no others than its own, whose sum it knows.
import { key } from "./book-storage.js";

const MOST = 2 ** 25; // bytes

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault(); // or Firefox reports it as an error of the page
      fail(request.error);
    };
  });

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} request
 * @returns {Promise<T|undefined>} undefined if the browser refuses */
async function use(mode, request) {
  try {
    const opening = indexedDB.open(key("endgames"));
    opening.onupgradeneeded = () => opening.result.createObjectStore("endgames");
    const database = await result(opening);
    try {
      return await result(request(database.transaction("endgames", mode).objectStore("endgames")));
    } finally {
      database.close(); // after the transaction
    }
  } catch {}
}

/** The endgames that are stored. @returns {Promise<Blob|undefined>} */
export async function read() {
  const stored = await use("readonly", (store) => store.get(0));
  return stored instanceof Blob && stored.size < MOST ? stored : undefined;
}

/** Stores endgames. @param {Blob} endgames */
export const write = (endgames) => use("readwrite", (store) => store.put(endgames, 0));
