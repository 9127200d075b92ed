// Keeps the shell of the page, so that it can be installed and opens without a network.
// Answers of the server under /api are never kept: a table is as it is now, or not at all.
const shell = 'horda-shell-1';
const assets = 'horda-assets-1';
/** Hashed files of old versions pile up; more than this are let go, oldest first. */
const mostAssets = 150;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(['/', '/manifest.webmanifest', '/icon.svg']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(fromAssets(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isShell(address.pathname)) event.respondWith(fromNetwork(request, request));
});

function isShell(path) {
  return path === '/manifest.webmanifest' || path.startsWith('/icon');
}

/** Every page of the app is the same document; other documents, such as figures, are not kept. */
async function page(request) {
  return fromNetwork(request, '/', (answer) => (answer.headers.get('content-type') ?? '').startsWith('text/html'));
}

async function fromNetwork(request, key, worthKeeping = () => true) {
  const cache = await caches.open(shell);
  try {
    const answer = await fetch(request);
    if (answer.ok && worthKeeping(answer)) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fromAssets(request) {
  const cache = await caches.open(assets);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache);
  }
  return answer;
}

async function trim(cache) {
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - mostAssets));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== shell && name !== assets);
  await Promise.all(old.map((name) => caches.delete(name)));
}
