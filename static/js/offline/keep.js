// The service worker: keeps what every page needs and the pages that were read, for times without a network. A page comes from the network
// whenever there is one, so that nothing old is ever shown in place of something new. What has its version in its address comes from here.
import shell from "sowbook:shell";

/** @type {any} */
const worker = self;
const scope = worker.registration.scope;
const ours = `sowbook ${scope} `; // other sites of the same host keep things too
const name = ours + shell.join();

/** @param {string} address a page's, without what is asked of it */
const bare = (address) => address.replace(/[?#].*/s, "");

/** The names of what this site keeps, of earlier builds too. */
const all = async () => (await caches.keys()).filter((other) => other.startsWith(ours));

/** Whether an answer is what its address names: the version is the beginning of the content's SHA-256. While a new build is being
 * deployed, a host may answer with the file of the other one. @param {string} url @param {Response} response */
async function sound(url, response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return response.ok && url.endsWith([...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** Something whose version is in its address, kept once it is there. @param {string} url @returns {Promise<Response>} */
async function asset(url) {
  for (const other of [name, ...(await all())]) {
    const kept = await (await caches.open(other)).match(url);
    if (kept && other === name) return kept;
    if (kept) return put(url, kept);
  }
  const response = await fetch(url);
  return (await sound(url, response)) ? put(url, response) : response;
}

/** @param {string} url @param {Response} response */
async function put(url, response) {
  await (await caches.open(name)).put(url, response.clone());
  return response;
}

/** The pages that are to be kept: the first, those that are open, and those that were kept before. */
async function pages() {
  const urls = [scope, ...(await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })).map((/** @type {any} */ client) => bare(client.url))];
  for (const other of await all()) {
    urls.push(...(await (await caches.open(other)).keys()).map(({ url }) => url).filter((url) => !url.includes("?v=")));
  }
  return new Set(urls.filter((url) => url.startsWith(scope)));
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil((async () => {
    for (const file of shell) if (!(await asset(scope + file)).ok) throw new Error(file);
    for (const url of await pages()) {
      const response = await fetch(url, { cache: "no-cache" }).catch(() => undefined);
      if (response?.ok && !response.redirected) await put(url, response); // one that is no longer there stays out
    }
  })());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    for (const other of await all()) if (other !== name) await caches.delete(other);
    await worker.clients.claim();
  })());
});

/** A page as it is now; without a network as it was kept. @param {Request} request */
async function page(request) {
  const url = bare(request.url);
  try {
    const response = await fetch(request, { cache: "no-cache" });
    return response.ok ? await put(url, response) : response;
  } catch (error) {
    const kept = await (await caches.open(name)).match(url);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.url.includes("?v=")) event.respondWith(asset(request.url));
});
