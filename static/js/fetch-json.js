// Fetches a file of data.

const TIMEOUT = 20_000; // milliseconds

/** Fetches and parses a JSON file. @param {string} address @returns {Promise<any>} fails if it cannot be loaded */
export async function fetchJson(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  cacheLater(address);
  return response.json();
}

/** Lets the service worker cache a file that was fetched before it controlled the page. @param {string} address */
function cacheLater(address) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", () => fetch(address).catch(() => {}), { once: true });
}
