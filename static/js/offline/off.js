// Takes the place of the service worker of a site that is no longer kept: clears away what was kept, and then itself.

/** @type {any} */
const worker = self;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith(`sowbook ${worker.registration.scope} `)) await caches.delete(name);
    await worker.registration.unregister();
  })());
});
