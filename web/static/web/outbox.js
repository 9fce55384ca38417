// A move that finds no connection waits here, one a game, and goes out when the connection is back. Twice is harmless: a
// seat has one move a turn, and the turn stands in the address. Nothing else waits: no chat, no lobby.
// `BOX`, `player` and `isKept` are those of offline.js.

const RESEND = 15000;

const waitingMoves = () => Object.keys(localStorage).filter((key) => key.startsWith(BOX));
const gameHere = () => document.getElementById("table")?.dataset.follow;

function post(to, body, redirect) {
  const token = document.querySelector("input[name=csrfmiddlewaretoken]").value;  // a sign-in has made it new
  return fetch(to, { method: "POST", redirect, keepalive: true, body: new URLSearchParams({ ...body, csrfmiddlewaretoken: token }) });
}

// --- sending -------------------------------------------------------------------------------------------------------------

async function sendMove(form, button, body) {
  const key = BOX + gameHere(), to = form.getAttribute("action");
  try {
    const answer = await post(to, body, "manual");
    localStorage.removeItem(key);
    if (answer.type === "opaqueredirect") return location.assign(location.pathname + (habits.has("onward") ? "?onward" : ""));
  } catch {
    localStorage.setItem(key, JSON.stringify({ to, body }));
    delete form.dataset.busy;
    return showWaiting();
  }
  form.dataset.plain = "1";  // a refusal that is a page of its own: the browser shows it
  delete form.dataset.busy;
  form.requestSubmit(button);
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "move" || form.dataset.plain || event.defaultPrevented || !player) return;
  const { csrfmiddlewaretoken, ...body } = Object.fromEntries(new FormData(form, event.submitter));
  if (body.withdraw) return localStorage.removeItem(BOX + gameHere());
  event.preventDefault();
  sendMove(form, event.submitter, body);
});

// --- what waits ----------------------------------------------------------------------------------------------------------

function showWaiting() {
  const form = document.getElementById("move"), kept = form && JSON.parse(localStorage.getItem(BOX + gameHere()));
  if (kept?.to !== form?.getAttribute("action") || !form) return;
  const radio = [...form.querySelectorAll("input[name=move]")].find((each) => each.value === kept.body.move);
  if (!radio) return;
  radio.checked = true;
  showChoice(form);
  form.dataset.sending = "waits";  // the sheet shows the words that belong to it
  document.getElementById("say").textContent = form.querySelector(".waits").textContent;
}

let sending = null;

// Whether the page is left: it shows what has become of its game.
function sendKept() {
  return sending ??= sendAll().finally(() => { sending = null; });
}

async function sendAll() {
  let leave = false;
  for (const key of player ? waitingMoves() : []) {
    const game = key.slice(BOX.length), here = isKept() || gameHere() === game;
    try {
      if (!await sendOne(key, `/games/${game}`, here)) continue;
    } catch { return false; }  // still no connection
    leave ||= here;
  }
  if (leave) location.assign(location.pathname);
  return leave;
}

async function sendOne(key, page, here) {
  const kept = localStorage.getItem(key), { to, body } = JSON.parse(kept);
  const answer = await post(to, body, here ? "manual" : "follow");
  const taken = answer.type === "opaqueredirect" || new URL(answer.url).pathname === page;
  if (!taken && answer.status !== 404) return false;  // too many, out of order, signed out: later
  if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
  if (taken && !here) await say(answer, page);
  return true;
}

// On another page: what the page of the game says of the move, with a link to it.
async function say(answer, address) {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const told of page.querySelectorAll(".told")) {
    const link = document.createElement("a");
    [link.href, link.textContent] = [address, page.querySelector("h1").textContent];
    told.prepend(link, " · ");
    document.querySelector("main").prepend(told);
  }
}

addEventListener("pageshow", showWaiting);
for (const kind of ["online", "pageshow", "focus"]) addEventListener(kind, sendKept);
setInterval(() => { if (!document.hidden && waitingMoves().length) sendKept(); }, RESEND);
