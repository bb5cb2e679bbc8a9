// Keeps a whole release of Rookery in the browser, so that it opens and plays without the server.
// All files carry their hash in their name, the page itself too: what is shown is either all from
// the server or all from here, and never a mix of two releases.

const CACHE = "rookery-{{release}}";
const PAGE = "{{page}}";
// What the first page needs, and everything.
const FIRST = {{first}};
const FILES = {{files}};

// The page goes first: the rest is fetched so many at a time, and only when the page says so.
const AT_ONCE = 2;

// After so many milliseconds without an answer the page that is kept is shown.
const PATIENCE = 4000;

addEventListener("install", (event) => event.waitUntil(keep(FIRST, fetched)));

let keeping;
addEventListener("message", (event) => {
  keeping ??= keep(FILES, fetched).finally(() => (keeping = undefined));
  event.waitUntil(keeping);
});

// Only when no page of the release before is open any more, this one takes over and that one goes;
// what is the same in both stays.
addEventListener("activate", (event) => {
  const clear = async () => {
    await keep(FILES, () => undefined);
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
  if (pathname.startsWith("/assets/")) event.respondWith(file(event, pathname));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

const kept = (path) => caches.match(path, { cacheName: CACHE });

// Keeps what is not kept yet: copied from another release that has it, or as `get` gets it.
async function keep(files, get) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((path) => !there.has(path));
  const work = async () => {
    for (let path; (path = missing.shift()); ) {
      const answer = (await caches.match(path)) ?? (await get(path));
      if (answer) await cache.put(path, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetched(path) {
  const answer = await fetch(path, { priority: "low" });
  if (!answer.ok) throw new Error(`${path} is not there`);
  return answer;
}

// What is fetched for a page of this release is kept too.
async function file(event, path) {
  const here = await kept(path);
  if (here) return here;
  const answer = await fetch(event.request);
  if (answer.status === 200 && FILES.includes(path)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(path, copy)));
  }
  return answer;
}

async function page(request) {
  const answer = fetch(request).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const soon = await Promise.race([answer, late]);
  if (soon && soon.status < 500) return soon;
  return (await kept(PAGE)) ?? (await answer) ?? Response.error();
}
