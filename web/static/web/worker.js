// Keeps what pages need without a connection: the static files, a page that says so, and of each table its newest copy.
// Before this stands `KEPT`, which the service fills in (web/views/pwa.py).

const FILES = "files", TABLES = "tables", MOST = 20;
const TABLE = /^\/games\/[0-9a-f-]{36}$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(FILES).then((files) => files.addAll([...KEPT.files, new Request(KEPT.offline, { cache: "reload" })])));
});

addEventListener("activate", (event) => event.waitUntil(tidy()));

async function tidy() {
  const files = await caches.open(FILES), wanted = [...KEPT.files, KEPT.offline];
  for (const request of await files.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await files.delete(request);
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (KEPT.files.includes(pathname)) event.respondWith(file(request));
  else if (TABLE.test(pathname)) event.respondWith(table(event, pathname));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(KEPT.offline)));
});

async function file(request) {  // its address changes with its content
  const files = await caches.open(FILES), kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

async function table(event, path) {
  const navigates = event.request.mode === "navigate", came = navigates && await cameLate(path);
  if (came) return came;
  const asked = ask(event, path);
  if (!navigates) return asked;
  try {
    const answer = await Promise.race([asked, rest(KEPT.patience)]), copy = answer ? null : await copyOf(path, true);
    if (!copy) return answer ?? await asked;
    expect(event, path, asked);
    return copy;
  } catch {
    return (await copyOf(path)) ?? caches.match(KEPT.offline);
  }
}

async function ask(event, path) {
  const answer = await fetch(event.request), copy = answer.clone();
  if (await inTurn(() => makesRoom(path, copy))) event.waitUntil(copy.text().then((page) => inTurn(() => keep(path, copy, page))));
  return answer;
}

// --- a slow line: the copy is shown, asks for what comes (offline.js), and is loaded anew when it is there ------------------

const late = new Map();  // by path: the answer for which nobody waited
const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));

function expect(event, path, asked) {
  late.set(path, asked);
  const over = () => late.get(path) === asked && late.delete(path);
  event.waitUntil(asked.then(() => rest(KEPT.patience)).then(over, over));
}

// The answer that came since its copy was shown, once; none that is older than what is kept.
async function cameLate(path) {
  const answer = await Promise.race([late.get(path)?.catch(() => {}), rest(0)]);
  if (!answer) return;
  late.delete(path);
  return isOlder(answer, await (await caches.open(TABLES)).match(path)) ? undefined : answer;
}

addEventListener("message", ({ data, source }) => {
  const asked = late.get(data.expects) ?? Promise.reject();
  asked.then(() => true, () => false).then((came) => source.postMessage({ came }));
});

// --- the copies of tables: of each the newest alone, of one player (H5) ---------------------------------------------------

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work, work));

// The service says who may keep a table, and its version: `Offline-Copy: dana 17`. What it does not say so of is not kept.
const label = (answer) => (answer?.headers.get("Offline-Copy") ?? "").split(" ");

function isOlder(answer, kept) {
  const [player, version] = label(answer), [owner, newest] = label(kept);
  return player === owner && Number(version) < Number(newest);
}

// Whether an answer is to be kept. What was kept before is gone then, before the page is shown.
async function makesRoom(path, answer) {
  if (answer.status === 204 || answer.status === 429 || answer.status >= 500) return false;
  const tables = await caches.open(TABLES);
  if (isOlder(answer, await tables.match(path))) return false;
  await tables.delete(path);
  return answer.ok && label(answer).length === 2;
}

async function keep(path, { headers }, page) {
  const tables = await caches.open(TABLES), copy = new Response(page, { headers });
  if (isOlder(copy, await tables.match(path))) return;
  copy.headers.set("Kept-At", new Date().toISOString());
  await tables.delete(path);
  await tables.put(path, copy);
  const paths = await tables.keys();  // the oldest first
  for (const extra of paths.slice(0, -MOST)) await tables.delete(extra);
}

async function copyOf(path, isSlow) {
  const copy = await (await caches.open(TABLES)).match(path);
  if (!copy) return;
  const page = (await copy.text()).replace("<html ", `<html data-kept="${copy.headers.get("Kept-At")}" ${isSlow ? "data-slow " : ""}`);
  return new Response(page, { headers: copy.headers });
}

// --- notices: of each game the newest alone. A tap opens its table --------------------------------------------------------

addEventListener("push", (event) => {
  const { id, text, game } = event.data.json(), page = game ? `/games/${game}` : KEPT.inbox;
  const look = { body: text, tag: game ?? `notice-${id}`, renotify: true, icon: KEPT.icon, data: { page } };
  event.waitUntil(registration.showNotification(KEPT.title, look));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.page));
});

async function show(page) {
  for (const client of await clients.matchAll({ type: "window" }))
    if (new URL(client.url).pathname === page) return client.focus();
  return clients.openWindow(page);
}
