"use strict";
/* Shows what the server says, and tells it what is tapped. It knows nothing of the games. */

const byId = (id) => document.getElementById(id);
const body = document.body;

byId("language").addEventListener("change", (event) => {
  document.cookie = `referee-language=${event.target.value}; path=/; max-age=31536000; samesite=strict`;
  location.reload();
});

const device = (() => {
  const known = sessionStorage.getItem("device");
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem("device", made);
  return made;
})();

let waiting = 0; // how many questions the server has not answered yet

async function send(to, data) {
  waiting += 1;
  body.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ device, ...data }),
    });
    return { ok: answer.ok, ...(await answer.json()) };
  } finally {
    waiting -= 1;
    if (!waiting) setTimeout(() => { if (!waiting) body.removeAttribute("aria-busy"); });
  }
}

function copy(text, button) {
  const field = document.createElement("textarea");
  field.value = text;
  body.append(field);
  field.select();
  document.execCommand("copy"); // the newer way does not work in a network without encryption
  field.remove();
  if (button.dataset.label) return;
  button.dataset.label = button.textContent;
  button.textContent = body.dataset.copied;
  setTimeout(() => { button.textContent = button.dataset.label; delete button.dataset.label; }, 1500);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-copy]");
  if (button) copy(byId(button.dataset.copy).textContent, button);
});

function keepLog() {
  const line = byId("line");
  const now = { mark: "", writes: false, asks: false, start: null, shapes: new Set() };
  let asked = 0; // the number of the last question about choices; older answers are not shown
  let busy = false;
  let awaiting = false; // whether the next line begins anew as soon as the log has changed

  // What the server tells

  const SILENCE = 3.5 * body.dataset.beat; // of a server that says something at every beat
  let events = null;
  let heard = 0; // when the server was last heard

  function listen() {
    heard = Date.now();
    events = new EventSource(`events?device=${device}`);
    const here = () => { heard = Date.now(); byId("offline").hidden = true; };
    events.onmessage = (event) => { here(); show(JSON.parse(event.data)); };
    events.addEventListener("beat", here);
    events.onerror = () => {
      byId("offline").hidden = false;
      if (events.readyState === EventSource.CLOSED) { setTimeout(listen, 1000); }
    };
  }

  // A phone that slept, or is in another network now, is not told that its connection is gone
  function listenAgain() {
    if (events.readyState === EventSource.CLOSED || Date.now() - heard < SILENCE) return;
    byId("offline").hidden = false;
    events.close();
    listen();
  }
  setInterval(listenAgain, 1000);
  document.addEventListener("visibilitychange", listenAgain);

  function show(parts) {
    for (const key of ["mark", "writes", "asks", "over"]) if (key in parts) now[key] = parts[key];
    for (const key of ["status", "table", "verdict", "score", "pen"]) if (key in parts) byId(key).innerHTML = parts[key];
    if ("lines" in parts) showLines(parts.lines);
    byId("desk").classList.toggle("reads", !now.writes);
    byId("desk").classList.toggle("asks", now.asks);
    body.classList.toggle("over", Boolean(now.over));
    if ("start" in parts) {
      const old = now.start;
      now.start = parts.start;
      if (awaiting || !line.value || (old && line.value === old.text)) offer(now.start);
      else ask({});
      awaiting = false;
    } else if ("table" in parts) light();
  }

  function showLines({ from, rows }) {
    const log = byId("log");
    while (log.children.length > from) log.lastChild.remove();
    log.insertAdjacentHTML("beforeend", rows.join(""));
    log.scrollTop = log.scrollHeight;
  }

  // The line, and what may come next

  function offer({ text, html, shapes, whole }) {
    if (line.value !== text) line.value = text;
    line.scrollLeft = line.scrollWidth;
    byId("choices").innerHTML = html;
    byId("choices").scrollTop = 0;
    byId("write").classList.toggle("ready", Boolean(whole));
    now.shapes = new Set(shapes);
    light();
  }

  function light() {
    for (const lit of document.querySelectorAll("#table .may")) lit.classList.remove("may");
    if (now.writes && !now.asks) for (const id of now.shapes) byId(id)?.classList.add("may");
  }

  async function ask(more) {
    const mine = ++asked;
    try {
      const told = await send("choices", { text: line.value, ...more });
      if (mine === asked && told.ok) offer(told);
    } catch { byId("offline").hidden = false; }
  }

  byId("choices").addEventListener("click", (event) => {
    const chosen = event.target.closest("button[data-text]");
    if (!chosen) return;
    line.value = chosen.dataset.text;
    ask({});
  });

  line.addEventListener("input", () => ask({}));

  byId("back").addEventListener("click", () => {
    line.value = line.value.replace(/\s*\S+\s*$/, "");
    if (line.value) line.value += " ";
    ask({});
  });

  // A tap on the picture means the nearest thing that may be tapped now

  const REACH = 26; // a finger is not a point

  byId("table").addEventListener("click", (event) => {
    if (!now.writes || now.asks) return;
    const hit = event.target.closest("svg [id]");
    let found = hit && now.shapes.has(hit.id) ? hit.id : "";
    let best = REACH;
    if (!found) {
      for (const id of now.shapes) {
        const box = byId(id)?.getBoundingClientRect();
        if (!box) continue;
        const far = Math.hypot(
          Math.max(box.left - event.clientX, 0, event.clientX - box.right),
          Math.max(box.top - event.clientY, 0, event.clientY - box.bottom),
        );
        if (far < best) [best, found] = [far, id];
      }
    }
    if (found) ask({ shape: found.slice(2) });
  });

  // Writing

  async function perform(what, text = "") {
    if (busy) return;
    busy = true;
    body.classList.add("busy");
    try {
      awaiting = true;
      const told = await send("do", { do: what, text, mark: now.mark });
      if (!told.ok) { awaiting = false; say(told.why); }
      else if (told.again) { awaiting = false; line.value = told.again; ask({}); }
      else if (now.start) offer(now.start);
    } catch {
      awaiting = false;
      say(body.dataset.failed);
    } finally {
      busy = false;
      body.classList.remove("busy");
    }
  }

  function say(why) {
    const told = document.createElement("p");
    told.className = "fate wrong";
    told.textContent = why;
    byId("verdict").replaceChildren(told);
  }

  byId("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    if (line.value.trim()) perform("line", line.value.trim());
  });
  byId("undo").addEventListener("click", () => perform("undo"));
  byId("redo").addEventListener("click", () => perform("redo"));
  for (const word of ["note", "claim", "result"]) {
    byId(word).addEventListener("click", () => {
      line.value = byId(word).dataset.word;
      if (word === "note") line.focus();
      ask({});
    });
  }
  byId("verdict").addEventListener("click", (event) => {
    const button = event.target.closest("button[data-answer]");
    if (button) perform(button.dataset.answer);
  });
  byId("verdict").addEventListener("submit", (event) => {
    event.preventDefault();
    perform("stands", byId("reason").value);
  });

  // Who writes, and the log as text

  byId("pen").addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-pen]");
    if (!button) return;
    try { await send("pen", { do: button.dataset.pen }); } catch { say(body.dataset.failed); }
  });

  byId("copy").addEventListener("click", async (event) => {
    try { copy(await (await fetch("text")).text(), event.target); } catch { say(body.dataset.failed); }
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#line=']");
    if (!link) return;
    event.preventDefault();
    byId(`line-${parseInt(link.hash.slice(6), 10)}`)?.scrollIntoView({ block: "center" });
  });

  listen();
}

function beginLog() {
  const form = byId("setup");
  const players = [...form.querySelectorAll("[name=player]")];
  let last = null; // the field that a tapped name goes into
  for (const field of players) field.addEventListener("focus", () => { last = field; });
  for (const chip of form.querySelectorAll("[data-name]")) {
    chip.addEventListener("click", () => {
      const field = last && !last.value ? last : players.find((each) => !each.value);
      if (field) field.value = chip.dataset.name;
    });
  }
  const showUsual = () => {
    for (const each of form.querySelectorAll("[data-usual]")) {
      each.options[0].textContent = JSON.parse(each.dataset.usual)[form.elements.edition.value];
    }
  };
  form.elements.edition.addEventListener("change", showUsual);
  showUsual(); // a browser may keep the edition that was chosen before
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const value = (name) => form.elements[name]?.value ?? "";
    const rulings = {};
    for (const each of form.querySelectorAll("[name^='ruling:']")) {
      if (each.value) rulings[each.name.slice(7)] = each.value;
    }
    const data = {
      game: body.dataset.game,
      edition: value("edition"),
      date: value("date"),
      language: value("language"),
      board: value("own-board") || value("board"),
      players: players.map((each) => each.value).filter((name) => name.trim()),
      rulings,
    };
    try {
      const told = await send("new", data);
      if (told.to) location.href = told.to;
      else byId("wrong").innerHTML = told.html ?? "";
      if (told.why) byId("wrong").textContent = told.why;
    } catch { byId("wrong").textContent = body.dataset.failed; }
  });
}

if (body.classList.contains("log")) keepLog();
if (body.classList.contains("new")) beginLog();
