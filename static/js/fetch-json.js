// Fetches a file of data.

const TIMEOUT = 20_000; // milliseconds

/** Fetches and parses a JSON file. @param {string} address @returns {Promise<any>} fails if it cannot be loaded */
export async function fetchJson(address) {
  const { serviceWorker } = navigator;
  const isSeen = !serviceWorker || serviceWorker.controller; // a request that begins before the worker controls the page is not
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  if (!isSeen) cacheLater(serviceWorker, address);
  return response.json();
}

/** Lets the service worker cache a file that was fetched before it controlled the page.
 * @param {ServiceWorkerContainer} serviceWorker @param {string} address */
function cacheLater(serviceWorker, address) {
  const fetchAgain = () => fetch(address).catch(() => {});
  if (serviceWorker.controller) fetchAgain();
  else serviceWorker.addEventListener("controllerchange", fetchAgain, { once: true });
}
