// The service worker. It caches the files that every page needs and the pages that were opened. Pages come from the network first; files
// with a version in their address come from the cache.
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

/** Reports whether a response has the version of its address, which is the start of the content's SHA-256. During a deployment, a host may
 * answer with the file of the other build. @param {string} url @param {Response} response */
async function isCurrent(url, response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return response.ok && url.endsWith([...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** Gets a file with a version in its address, and caches it. @param {string} url @returns {Promise<Response>} */
async function fetchAsset(url) {
  for (const name of [cacheName, ...(await cacheNames())]) {
    const cached = await (await caches.open(name)).match(url);
    if (cached && name === cacheName) return cached;
    if (cached) return put(url, cached);
  }
  const response = await fetch(url);
  return (await isCurrent(url, response)) ? put(url, response) : response;
}

/** @param {string} url @param {Response} response */
async function put(url, response) {
  await (await caches.open(cacheName)).put(url, response.clone());
  return response;
}

/** The pages to cache: the first one, those that are open, and those that were cached before. */
async function pages() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const urls = [scope, ...open.map((/** @type {any} */ client) => bare(client.url))];
  for (const name of await cacheNames()) {
    const requests = await (await caches.open(name)).keys();
    urls.push(...requests.map(({ url }) => url).filter((url) => !url.includes("?v=")));
  }
  return new Set(urls.filter((url) => url.startsWith(scope)));
}

/** Caches what every page needs, and pages. */
async function install() {
  for (const file of shell) if (!(await fetchAsset(scope + file)).ok) throw new Error(file);
  for (const url of await pages()) {
    const response = await fetch(url, { cache: "no-cache" }).catch(() => undefined);
    if (response?.ok && !response.redirected) await put(url, response); // pages that are gone are not cached
  }
}

/** Deletes the caches of earlier builds. */
async function activate() {
  for (const name of await cacheNames()) if (name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

/** Gets a page from the network, or from the cache if there is no network. @param {Request} request */
async function fetchPage(request) {
  const url = bare(request.url);
  try {
    const response = await fetch(request, { cache: "no-cache" });
    return response.ok ? await put(url, response) : response;
  } catch (error) {
    const cached = await (await caches.open(cacheName)).match(url);
    if (cached) return cached;
    throw error;
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(install());
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (request.url.includes("?v=")) event.respondWith(fetchAsset(request.url));
});
