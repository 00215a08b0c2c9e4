// The service worker: after one visit the page works without a network, and keeps working as it was
// until the player agrees to a new version.
//
// Files are kept under their content's hash in one cache. So a file that two versions share is fetched
// once, and an old page never gets a new version's file: each version of this worker looks up its own list.
// tools/build.py writes that list, which also makes a changed page a changed worker.

/** @type {Record<string, string>} path below this folder -> start of its SHA-256 */
const FILES = /* precache */ {};
const CACHE = "obol";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The key a file is kept under, e.g. `…/assets/app.js?kept=0f3a…`. @param {string} path */
const key = (path) => new URL(`${path}?kept=${FILES[path]}`, worker.registration.scope).href;

/**
 * Fetch one file into the cache, unless it is there. The browser's own cache is welcome, so that what the
 * page just loaded is not sent twice, but the hash must agree: a stale copy is fetched anew.
 * @param {Cache} cache @param {string} path
 */
async function keep(cache, path) {
  if (await cache.match(key(path))) return;
  const url = new URL(path === "index.html" ? "./" : path, worker.registration.scope);
  if (path.endsWith(".wasm")) url.search = `?v=${FILES[path]}`; // as interpreter.js asks for it
  for (const mode of /** @type {const} */ (["default", "reload"])) {
    const response = await fetch(url, { cache: mode });
    const hash = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
    const hex = [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
    if (response.ok && hex.join("") === FILES[path]) return cache.put(key(path), response);
  }
  throw new Error(`${path} is not the file this version was built with`);
}

/** Fetch everything, one by one, and not while a page is starting Python: the player comes first. */
async function keepAll() {
  await navigator.locks?.request("obol-boot", () => {}); // bridge.js holds it during the boot
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) await keep(cache, path);
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));

worker.addEventListener("activate", (event) => {
  const tidy = caches.open(CACHE).then(async (cache) => {
    const ours = new Set(Object.keys(FILES).map(key));
    for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
  });
  // The first visit's page is served from here at once; it may need files when the network has gone.
  event.waitUntil(tidy.then(() => worker.clients.claim()));
});

/** Opened once: at a visit's start a hundred files are asked for. @type {Promise<Cache> | undefined} */
let store;

/**
 * WebAssembly is asked for with its hash, so the browser's own copy is the right one, and only with that does
 * it keep the code it compiled. All else, and that too if the copy is gone, comes from our cache.
 * @param {string} path @param {Request} request
 */
async function serve(path, request) {
  if (path.endsWith(".wasm") && request.url.endsWith(`?v=${FILES[path]}`)) {
    const known = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" }).catch(
      () => null,
    );
    if (known?.ok) return known;
  }
  store ??= caches.open(CACHE);
  return (await (await store).match(key(path))) ?? fetch(request);
}

// No skipWaiting by itself: an update waits until the page says that the player agreed.
worker.addEventListener("message", (event) => {
  if (event.data?.type === "take-over") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url); // query and hash do not matter
  const scope = new URL(worker.registration.scope);
  if (event.request.method !== "GET" || origin !== scope.origin) return;
  const path = decodeURIComponent(pathname.slice(scope.pathname.length)) || "index.html";
  if (!pathname.startsWith(scope.pathname) || !(path in FILES)) return;
  event.respondWith(serve(path, event.request));
});
