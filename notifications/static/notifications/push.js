// Notices on this device (Web Push): asked for after a sent move and on the page of notices, never on arrival.
// `push` in the storage is the id of this device's subscription, or NEVER.

const NEVER = "never", API = "/api/v1";
const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const device = document.getElementById("device"), ask = document.getElementById("ask-device");

async function call(method, path, body) {
  const token = document.querySelector("input[name=csrfmiddlewaretoken]").value;
  const headers = { "X-CSRFToken": token, "Content-Type": "application/json" };
  const answer = await fetch(API + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(answer.status);
  return answer.status === 204 ? null : answer.json();
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager;
const quit = async () => (await (await manager()).getSubscription())?.unsubscribe();

const DO = {
  async on() {
    if (await Notification.requestPermission() !== "granted") return;
    await quit();  // one of another key, or of somebody who has signed out
    const { public_key } = await call("GET", "/push-key");
    const made = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
    const { id } = await call("POST", "/me/push-subscriptions", made.toJSON());
    localStorage.setItem("push", id);
  },
  async off() {
    const id = localStorage.getItem("push");
    localStorage.setItem("push", NEVER);
    await quit();
    await call("DELETE", `/me/push-subscriptions/${id}`);
  },
  async never() { localStorage.setItem("push", NEVER); },
};

function stateNow() {
  if (!able) return "unable";
  if (Notification.permission === "denied") return "denied";
  return [null, NEVER].includes(localStorage.getItem("push")) ? "off" : "on";
}

function show(state) {
  if (ask) ask.hidden = state !== "off" || localStorage.getItem("push") === NEVER;  // the service writes it beside a sent move
  if (!device) return;
  device.hidden = false;
  for (const part of device.querySelectorAll("[data-when]")) part.hidden = part.dataset.when !== state;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-push]");
  if (!button) return;
  button.disabled = true;
  try {
    await DO[button.dataset.push]();
    if (device) return location.reload();  // the list of browsers is another now
    show(stateNow());
  } catch { show("failed"); }
  button.disabled = false;
});

// The list of browsers may have been shortened on another device.
async function check() {
  const id = localStorage.getItem("push");
  if (!device || [null, NEVER].includes(id)) return;
  const { results } = await call("GET", "/me/push-subscriptions");
  if (!results.some((each) => each.id === id)) localStorage.setItem("push", NEVER);
}

check().finally(() => show(stateNow()));
