// The service worker. It caches the files that every page needs, the pages that were opened with the files they name, and the files that
// their scripts requested. Pages come from the network first; files with a version in their address come from the cache. Browsers may refuse storage or run out of it: then
// everything still comes from the network.
import shell from "sowbook:shell";

/** @type {any} */
const worker = self;
const scope = worker.registration.scope;
const prefix = `sowbook ${scope} `; // other sites of the host have caches too
const cacheName = prefix + shell.join();

/** An address without query and fragment. @param {string} address */
const bare = (address) => address.replace(/[?#].*/s, "");

/** The names of this site's caches, those of earlier builds too. */
const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The version of a file in its address: the start of the content's SHA-256. @param {Response} response */
async function version(response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Finds a response in the cache of this build, then in those of earlier ones, without creating a cache that was deleted meanwhile. @param {string} url @returns {Promise<Response|undefined>} */
async function find(url) {
  for (const name of [cacheName, ...(await cacheNames())]) {
    const cached = await caches.match(url, { cacheName: name });
    if (cached) return cached;
  }
}

/** Caches a response. Fails if this build's cache is gone, which the worker of a later build has deleted.
 * @param {string} url @param {Response} response */
async function put(url, response) {
  if (!(await caches.has(cacheName))) throw new Error(url);
  await (await caches.open(cacheName)).put(url, response);
}

/** Caches a file with a version in its address, unless it is cached already or is the file of another build.
 * @param {string} url @param {Response} [response] from the network @returns {Promise<void>} fails if the file cannot be cached */
async function keepFile(url, response) {
  if (await caches.match(url, { cacheName })) return;
  const found = response ?? (await find(url)) ?? (await fetch(url));
  const isCurrent = found.ok && url.endsWith(await version(found)); // during a deployment, a host may answer with the file of the other build
  if (!isCurrent) throw new Error(url);
  await put(url, found);
}

/** Caches a page, after the files that it names. @param {string} url @param {Response} response */
async function keepPage(url, response) {
  const text = await response.clone().text();
  for (const [, file] of text.matchAll(/"([^"<>]+\?v=\w+)"/g)) {
    const { href } = new URL(file, url);
    if (href.startsWith(scope)) await keepFile(href); // not the script of another host
  }
  await put(url, response);
}

/** What to cache: the first page, the pages that are open, and the pages and files that were cached before. @returns {Promise<string[]>} */
async function wanted() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const urls = [scope, ...open.map((/** @type {any} */ client) => bare(client.url))];
  for (const name of await cacheNames()) urls.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  return [...new Set(urls)].filter((url) => url.startsWith(scope));
}

/** Requests the newest content of an address. @param {string|Request} url @returns {Promise<Response|undefined>} */
const fetchNewest = (url) => fetch(url, { cache: "no-cache" }).catch(() => undefined);

/** Caches what every page needs, and pages. */
async function install() {
  await caches.open(cacheName);
  for (const file of shell) await keepFile(scope + file);
  const urls = await wanted();
  for (const url of urls.filter((url) => !url.includes("?v="))) {
    const response = await fetchNewest(url);
    if (response?.ok && !response.redirected) await keepPage(url, response).catch(() => {}); // pages that are gone are not cached
  }
  for (const url of urls.filter((url) => url.includes("?v="))) {
    const file = bare(url);
    if (await caches.match(file, { cacheName, ignoreSearch: true })) continue;
    const response = await fetchNewest(file); // no page names it: a script requested it
    if (response?.ok) await put(`${file}?v=${await version(response)}`, response).catch(() => {});
  }
}

/** Deletes the caches of earlier builds. */
async function activate() {
  for (const name of await cacheNames()) if (name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

/** Gets a page from the network, or from the cache if there is no network. @param {any} event */
async function fetchPage(event) {
  const url = bare(event.request.url);
  const response = await fetchNewest(event.request);
  if (response?.ok) event.waitUntil(keepPage(url, response.clone()).catch(() => {}));
  return response ?? (await find(url).catch(() => undefined)) ?? Response.error();
}

/** Gets a file with a version in its address from the cache, or from the network. @param {any} event */
async function fetchFile(event) {
  const { url } = event.request;
  const cached = await find(url).catch(() => undefined);
  const response = cached ?? (await fetch(event.request));
  event.waitUntil(keepFile(url, response.clone()).catch(() => {}));
  return response;
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(install());
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(event));
  else if (request.url.includes("?v=")) event.respondWith(fetchFile(event));
});
