// The page of a game follows it while it is looked at: the API says that something has happened, the page asks for itself.
// Nothing is shown of what was said, so that nothing can be seen that the page would not show (H4, H5).

const RETRY = 5000, WAIT = 25, REST = 1000;  // some proxies let no answer wait
let following = 0, waiting;

const table = () => document.getElementById("table");
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function hasNews(game, version) {
  const answer = await fetch(`/api/v1/games/${game}/events?after=${version}&limit=1&wait=${WAIT}`, { headers: { Accept: "application/json" }, signal: waiting.signal });
  if ([401, 403, 404].includes(answer.status)) location.reload();  // signed out, or the game is closed to this viewer
  if (!answer.ok) throw new Error(answer.status);
  return (await answer.json()).results.length > 0;
}

// A choice that was not sent survives while its turn is open: then only what stands around it is replaced.
const AROUND = [".others", ".call", ".words"];

function renew(next) {
  const now = table(), turned = now.dataset.turn !== next.dataset.turn;
  const choosing = now.querySelector("input[name=move]:checked:not([data-sent])");
  const saying = document.activeElement?.closest?.(".chat form");
  const here = now.querySelector(".mine")?.contains(document.activeElement);
  if (!turned && (choosing || saying || here)) {
    for (const part of AROUND) {
      const [old, fresh] = [now.querySelector(part), next.querySelector(part)];
      if (old && fresh && !old.contains(saying)) old.replaceWith(fresh);
    }
    now.dataset.version = next.dataset.version;
    return;
  }
  const focus = document.activeElement?.id;
  const typed = now.querySelector("#words")?.value;
  if (typed && next.querySelector("#words")) next.querySelector("#words").value = typed;
  now.replaceWith(next);
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  if (turned) {
    showLastTurn(next);
    countUp(next);
    next.querySelector(".round-end")?.scrollIntoView({ block: "nearest" });
    document.getElementById("say").textContent = next.querySelector("#round-end, #call, .ranking")?.textContent.trim() ?? "";
  }
}

async function look() {
  const answer = await fetch(`${location.pathname}?seen=${table().dataset.version}`, { headers: { Accept: "text/html" } });
  if (answer.status === 204) return;
  if (!answer.ok) throw new Error(answer.status);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page.getElementById("table")) return location.reload();
  [document.body.className, document.title] = [page.body.className, page.title];
  renew(page.getElementById("table"));
}

async function follow() {
  const mine = ++following;
  waiting?.abort();
  waiting = new AbortController();
  while (mine === following && !document.hidden && table()?.dataset.follow) {
    try {
      const news = await hasNews(table().dataset.follow, table().dataset.version);
      if (news && mine === following) await look();
      [asOf, lost] = [new Date(), false];
      showConnection();
      if (!news) await pause(REST);
    } catch (error) {
      if (mine !== following) return;
      lost = error instanceof TypeError;  // no answer at all
      showConnection();
      await pause(RETRY);
    }
  }
}

for (const kind of ["visibilitychange", "online", "pageshow"])
  (kind === "visibilitychange" ? document : window).addEventListener(kind, follow);
