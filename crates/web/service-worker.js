// Keeps a whole release of Rookery in the browser, so that it opens and plays without the server.
// All files carry their hash in their name, the page itself too: what is shown is either all from
// the server or all from here, and never a mix of two releases.

const CACHE = "rookery-{{release}}";
const PAGE = "{{page}}";
const FILES = {{files}};

// After so many milliseconds without an answer the page that is kept is shown.
const PATIENCE = 4000;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Only when no page of the release before is open any more, this one takes over and that one goes.
addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("rookery-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(clear());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

const kept = (request) => caches.match(request, { cacheName: CACHE });

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

async function page(request) {
  const answer = fetch(request).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const soon = await Promise.race([answer, late]);
  if (soon && soon.status < 500) return soon;
  return (await kept(PAGE)) ?? (await answer) ?? Response.error();
}
