// The service worker of a site that no longer works offline: deletes the caches of the previous one, then unregisters itself.

/** @type {any} */
const worker = self;

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(`sowbook ${worker.registration.scope} `)) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
