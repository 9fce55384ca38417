// Without a connection: the worker that keeps copies, the line that says how old a page is, and what ends with the sign-in.

const BOX = "outbox:", TABLES = "tables", AGAIN = 5000;
const root = document.documentElement;

// When the page was as it is now. The worker writes it into a copy that it has kept, as `data-kept`.
let asOf = new Date(root.dataset.kept || Date.now());
const isKept = () => "kept" in root.dataset;

const player = document.querySelector("[data-player]")?.dataset.player;  // "" of nobody; pages that do not ask have none

addEventListener("load", () => navigator.serviceWorker?.register("/sw.js"));

// --- what was kept for a player goes when somebody else looks, or nobody ---------------------------------------------------

async function forget() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(BOX)) localStorage.removeItem(key);
  localStorage.removeItem("push");
  await globalThis.caches?.delete(TABLES);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

if (player !== undefined && localStorage.getItem("player") !== player) {
  localStorage.setItem("player", player);
  forget();
}

// --- the line ------------------------------------------------------------------------------------------------------------

let lost = false;  // what a request has found out: a line that is there may lead nowhere

function showConnection() {
  const line = document.querySelector(".offline");
  if (!line) return;
  line.hidden = navigator.onLine && !lost && !isKept();
  const today = asOf.toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(root.lang, { dateStyle: today ? undefined : "short", timeStyle: "short" });
  for (const time of line.querySelectorAll("time")) time.textContent = format.format(asOf);
}

// --- a copy is replaced as soon as the service answers ---------------------------------------------------------------------

const isItself = location.pathname === root.dataset.address;  // the page for no connection, asked for by its own address
let retry = null;  // ends the pause before the next try

async function replaceCopy() {
  if (!isKept() || isItself || "slow" in root.dataset) return;
  if (retry) return retry();
  retry = () => {};
  while (!document.hidden) {
    try {
      await fetch(location.href, { method: "HEAD" });  // the worker leaves it alone
      if (!await globalThis.sendKept?.()) location.reload();
      return;
    } catch { await new Promise((resolve) => { retry = resolve; setTimeout(resolve, AGAIN); }); }
  }
  retry = null;
}

// On a slow line the worker has asked already, and says when the answer has come; it gives it to the page that loads anew.
if ("slow" in root.dataset) {
  navigator.serviceWorker.addEventListener("message", ({ data: { came } }) => {
    delete root.dataset.slow;
    if (came) return location.reload();
    replaceCopy();
  });
  navigator.serviceWorker.startMessages();
  navigator.serviceWorker.controller?.postMessage({ expects: location.pathname });
}

// --- the page for no connection lists the tables that are kept, the newest first --------------------------------------------

async function listKept(list) {
  const tables = await caches.open(TABLES), format = new Intl.DateTimeFormat(root.lang, { dateStyle: "short", timeStyle: "short" });
  for (const request of (await tables.keys()).reverse()) {
    const copy = await tables.match(request), line = list.querySelector("template").content.cloneNode(true);
    const page = new DOMParser().parseFromString(await copy.text(), "text/html"), link = line.querySelector("a");
    [link.href, link.textContent] = [new URL(request.url).pathname, page.querySelector("h1").textContent];
    line.querySelector("time").textContent = format.format(new Date(copy.headers.get("Kept-At")));
    list.append(line);
    list.parentElement.hidden = false;
  }
}

const list = document.getElementById("kept-tables");
if (list && globalThis.caches) listKept(list);

for (const kind of ["online", "offline", "pageshow", "focus"]) addEventListener(kind, () => { showConnection(); replaceCopy(); });
document.addEventListener("visibilitychange", replaceCopy);
