"use strict";
// Applies what Python has computed. There are no rules of a game in here.
(() => {
  const by = (id) => document.getElementById(id);
  const data = JSON.parse(by("game").textContent);
  const { words, players, steps, found } = data;
  const say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
  const make = (tag, attributes = {}, text = "") => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.textContent = text;
    return node;
  };
  const [LINE, ACTION, SEAT, TURN, CHAPTER, FROM, TO, KIND, FRAME, CELLS, TOLD] = Array(11).keys();
  const last = steps.length - 1;
  const SVG = "http://www.w3.org/2000/svg";
  const PREFIX = "t-";

  // --- the table: a model for each step, made from the one before ---

  const table = document.querySelector("#table svg");
  const string = (part) => (typeof part === "number" ? data.strings[part] : part);
  const empty = () => ({ looks: new Map(), order: [], cells: new Map(), says: "", size: [] });
  const copied = (model) => ({
    ...model, looks: new Map(model.looks), order: [...model.order], cells: new Map(model.cells),
  });
  const advance = (model, step) => {
    const [gone = [], fresh = [], changed = [], says = [], size = []] = step[FRAME] || [];
    for (const id of gone) model.looks.delete(id);
    if (gone.length) model.order = model.order.filter((id) => model.looks.has(id));
    for (let at = 0; at < fresh.length; at += 3) {
      const [id, below, look] = fresh.slice(at, at + 3);
      model.looks.set(id, look);
      model.order.splice(model.order.indexOf(below) + 1, 0, id);
    }
    for (let at = 0; at < changed.length; at += 2) model.looks.set(changed[at], changed[at + 1]);
    if (says.length) {
      const parts = model.says.split(/(; |\. )/);
      for (const [from, to, text] of says) parts.splice(from, to - from, text);
      model.says = parts.join("");
    }
    if (size.length) model.size = size;
    for (const [row, seat, number, details = ""] of step[CELLS] || []) {
      model.cells.set(row * players.length + seat, [number, details]);
    }
    return model;
  };
  const EVERY = 32; // a model is kept for each so many steps
  const kept = [advance(empty(), steps[0])];
  let latest = { at: 0, model: kept[0] };
  const modelAt = (at) => {
    const from = latest.at <= at && at - latest.at < EVERY ? latest : null;
    let begin = from ? from.at : Math.min(kept.length - 1, Math.floor(at / EVERY)) * EVERY;
    let model = copied(from ? from.model : kept[begin / EVERY]);
    while (begin < at) {
      begin += 1;
      advance(model, steps[begin]);
      if (begin % EVERY === 0 && begin / EVERY === kept.length) kept.push(copied(model));
    }
    latest = { at, model };
    return model;
  };

  // What stands in the page is the table at the end, for readers without a script.
  for (const node of [...table.children]) if (node.tagName !== "defs") node.remove();
  const nodes = new Map();
  const drawnAs = new Map();
  const write = (id, look) => {
    const [tag, text, title, ...pairs] = data.looks[look].map(string);
    let node = nodes.get(id);
    if (!node || node.tagName !== tag) {
      node?.remove();
      node = document.createElementNS(SVG, tag);
      node.id = PREFIX + data.ids[id];
      nodes.set(id, node);
    }
    const names = pairs.filter((_, at) => at % 2 === 0);
    for (const { name } of [...node.attributes]) {
      if (name !== "id" && !names.includes(name)) node.removeAttribute(name);
    }
    names.forEach((name, at) => node.setAttribute(name, pairs[2 * at + 1]));
    node.textContent = text;
    if (title) {
      node.prepend(document.createElementNS(SVG, "title"));
      node.firstChild.textContent = title;
    }
    drawnAs.set(id, look);
    return node;
  };
  const paint = (model, mark) => {
    for (const node of table.querySelectorAll("[data-now]")) node.removeAttribute("data-now");
    for (const [id, node] of nodes) {
      if (model.looks.has(id)) continue;
      node.remove();
      nodes.delete(id);
      drawnAs.delete(id);
    }
    let before = table.querySelector("defs");
    for (const id of model.order) {
      const look = model.looks.get(id);
      if (drawnAs.get(id) !== look) {
        const node = write(id, look);
        if (mark) node.setAttribute("data-now", "");
      }
      const node = nodes.get(id);
      const next = before ? before.nextSibling : table.firstChild;
      if (next !== node) table.insertBefore(node, next);
      before = node;
    }
    table.setAttribute("aria-label", model.says);
    table.setAttribute("width", model.size[0]);
    table.setAttribute("height", model.size[1]);
    table.setAttribute("viewBox", `0 0 ${model.size[0]} ${model.size[1]}`);
  };

  // --- the log, and what was done ---

  const lineOf = (step) => by(`line-${step[LINE]}`);
  const actionsOn = new Map();
  for (const step of steps) actionsOn.set(step[LINE], (actionsOn.get(step[LINE]) || 0) + 1);
  const saidIn = (step) => lineOf(step)?.querySelector(".said").textContent ?? "";
  const wordsOf = (step) => saidIn(step).slice(step[FROM], step[TO]).trim();
  const whereIs = (step) => {
    const [line, actions] = [step[LINE], actionsOn.get(step[LINE])];
    if (!line) return say("start");
    return actions < 2 ? say("line", { line }) : say("line action", { line, action: step[ACTION] + 1, actions });
  };
  const hashOf = (step) => `#line=${step[LINE]}${actionsOn.get(step[LINE]) > 1 ? `.${step[ACTION] + 1}` : ""}`;
  const light = (step) => {
    for (const old of document.querySelectorAll("#log [aria-current]")) old.removeAttribute("aria-current");
    for (const old of document.querySelectorAll("#log mark")) old.replaceWith(old.textContent);
    const row = lineOf(step);
    if (!row) {
      by("log").scrollTop = 0;
      return;
    }
    row.setAttribute("aria-current", "step");
    const said = row.querySelector(".said");
    const text = said.textContent;
    said.replaceChildren(text.slice(0, step[FROM]), make("mark", {}, text.slice(step[FROM], step[TO])), text.slice(step[TO]));
    const log = by("log");
    const [top, bottom] = [row.offsetTop - log.offsetTop, row.offsetTop - log.offsetTop + row.offsetHeight];
    if (top < log.scrollTop + 40 || bottom > log.scrollTop + log.clientHeight - 40) {
      log.scrollTop = top - log.clientHeight / 3;
    }
  };
  const articles = [...document.querySelectorAll("#findings > article")];
  const caption = (at) => {
    const step = steps[at];
    by("where").textContent = `${whereIs(step)} · ${say("step of", { now: at, all: last })}`;
    const who = step[SEAT] >= 0 ? players[step[SEAT]] : "";
    by("what").replaceChildren(...(who ? [make("b", { class: `player s${step[SEAT]}` }, who), ` ${wordsOf(step)}`] : [wordsOf(step)]));
    const told = [...(step[TOLD] || [])];
    const here = found.map(([where], number) => [where, number]).filter(([where]) => where === at);
    if (step[KIND] === 1) told.push(say(here.length ? "claim not right" : "claim right"));
    if (step[KIND] === 2) told.push(say("unread"));
    if (data.stopped && at === last) told.push(say("stops here"));
    const remark = lineOf(step)?.querySelector(".comment")?.textContent ?? "";
    const comment = /^#[!?]/.test(remark) ? "" : remark.replace(/^#\s*/, ""); // not a mark for a test
    by("told").replaceChildren(...told.map((text) => make("span", {}, `${text} `)));
    if (comment) by("told").append(make("q", { class: "comment", title: say("comment") }, comment));
    by("here").replaceChildren(...here.map(([, number]) => articles[number].cloneNode(true)));
    by("found-here").hidden = here.length === 0;
  };

  // --- the score ---

  const sheet = by("sheet");
  const cellNodes = sheet ? [...sheet.querySelectorAll("tbody td")] : [];
  let chosen = null;
  const fill = (model, mark) => {
    cellNodes.forEach((node, key) => {
      const [number, details] = model.cells.get(key) || ["", ""];
      const button = node.querySelector("button");
      const changed = button.textContent !== number;
      button.textContent = number;
      node.classList.toggle("changed", mark && changed);
      node.querySelector("small").textContent = details;
    });
  };
  const course = (at) => {
    const place = by("course");
    if (chosen === null) {
      place.replaceChildren(make("p", { class: "hint" }, say("choose number")));
      return;
    }
    const seat = chosen % players.length;
    const row = (chosen - seat) / players.length;
    const list = make("ul");
    let before = null;
    steps.slice(0, at + 1).forEach((step) => {
      for (const [r, s, number] of step[CELLS] || []) {
        if (r !== row || s !== seat || number === before) continue;
        if (before !== null) {
          const item = make("li");
          item.append(make("a", { href: hashOf(step) }, whereIs(step)), ` ${say("from to", { before, after: number })} `,
            make("span", { class: "words" }, `${step[SEAT] >= 0 ? `${players[step[SEAT]]}: ` : ""}${wordsOf(step)}`));
          list.append(item);
        }
        before = number;
      }
    });
    place.replaceChildren(make("h3", {}, say("course", { item: data.rows[row], name: players[seat] })),
      list.children.length ? list : make("p", {}, say("no change")));
  };
  if (sheet) {
    sheet.querySelector("caption").textContent = say("sheet");
    cellNodes.forEach((node, key) => {
      const button = make("button", { type: "button" });
      button.addEventListener("click", () => {
        chosen = chosen === key ? null : key;
        cellNodes.forEach((each, other) => each.classList.toggle("chosen", other === chosen));
        course(now);
      });
      node.replaceChildren(button, make("small"));
    });
  }
  const drawn = by("chart");
  const across = (at) => Number(drawn.dataset.left) + (Number(drawn.dataset.width) * at) / Math.max(last, 1);
  if (drawn) {
    steps.forEach((step, at) => {
      for (const [row, seat, number] of step[CELLS] || []) {
        if (row !== data.measure || at === 0) continue;
        const link = document.createElementNS(SVG, "a");
        link.setAttribute("href", hashOf(step));
        link.setAttribute("tabindex", "-1");
        const dot = document.createElementNS(SVG, "circle");
        const high = Number(drawn.dataset.zero) - parseInt(number, 10) * Number(drawn.dataset.unit);
        for (const [name, value] of [["cx", across(at)], ["cy", high], ["r", 3.5], ["class", `s${seat}`]]) {
          dot.setAttribute(name, value);
        }
        const title = document.createElementNS(SVG, "title");
        title.textContent = say("point", { name: players[seat], number, line: step[LINE] });
        dot.append(title);
        link.append(dot);
        by("points").append(link);
      }
    });
    drawn.addEventListener("click", (event) => {
      if (event.target.closest("a")) return;
      const box = drawn.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * drawn.viewBox.baseVal.width;
      go(Math.round(((x - Number(drawn.dataset.left)) / Number(drawn.dataset.width)) * last));
    });
  }

  // --- going through the game ---

  let now = -1;
  const slider = by("moment");
  const begins = steps.map((step, at) => at === 0 || (step[SEAT] >= 0 &&
    (step[LINE] !== steps[at - 1][LINE]) && (step[TURN] !== steps[at - 1][TURN] || step[SEAT] !== steps[at - 1][SEAT])));
  const nextTurn = (at) => {
    const next = begins.indexOf(true, at + 1);
    return next < 0 ? last : next;
  };
  const turnBefore = (at) => begins.lastIndexOf(true, Math.max(at - 1, 0));
  const go = (to, link = true) => {
    const at = Math.min(Math.max(to, 0), last);
    if (at === now) return;
    const model = modelAt(at);
    const mark = at === now + 1 && at > 0; // show what a single step has changed
    paint(model, mark);
    now = at;
    const step = steps[at];
    slider.value = at;
    slider.setAttribute("aria-valuetext", [whereIs(step), step[SEAT] >= 0 ? players[step[SEAT]] : "", wordsOf(step)].filter(Boolean).join(", "));
    caption(at);
    light(step);
    fill(model, mark);
    course(at);
    if (drawn) for (const name of ["x1", "x2"]) by("cursor").setAttribute(name, across(at));
    by("jump").value = turns.filter((begin) => begin <= at).at(-1) ?? 0;
    for (const id of ["start", "turn-back", "back"]) by(id).setAttribute("aria-disabled", at === 0);
    for (const id of ["on", "turn-on", "end"]) by(id).setAttribute("aria-disabled", at === last);
    if (link) try { history.replaceState(null, "", at ? hashOf(step) : "#start"); } catch { /* not in this browser */ }
  };

  let clock = null;
  const stop = () => {
    clearInterval(clock);
    clock = null;
    by("play").classList.remove("playing");
    by("play").setAttribute("aria-label", say("play"));
    by("play").title = say("play");
    by("caption").setAttribute("aria-live", "polite");
  };
  const start = () => {
    if (now === last) go(0);
    clearInterval(clock);
    clock = setInterval(() => (now === last ? stop() : go(now + 1)), 1000 / Number(by("speed").value));
    by("play").classList.add("playing");
    by("play").setAttribute("aria-label", say("pause"));
    by("play").title = say("pause");
    by("caption").setAttribute("aria-live", "off");
  };
  const walk = (to) => {
    stop();
    go(to);
  };

  const turns = [];
  const jump = by("jump");
  let group = null;
  let title = null;
  steps.forEach((step, at) => {
    const name = data.chapters[step[CHAPTER]].join(", ") || say("game");
    const fresh = name !== title;
    if (!fresh && !begins[at]) return;
    if (fresh) {
      group = make("optgroup", { label: name });
      jump.append(group);
      title = name;
    }
    const text = at === 0 ? say("start") : step[SEAT] >= 0
      ? say("turn of", { turn: step[TURN], name: players[step[SEAT]], line: step[LINE] })
      : say("table line", { line: step[LINE], text: wordsOf(step) });
    group.append(make("option", { value: at }, text));
    turns.push(at);
  });

  const marks = [...new Map(found.map(([at, kind]) => [at, kind]).reverse())].sort((a, b) => a[0] - b[0]);
  const places = marks.map(([at]) => at);
  const put = (at, kind, label) => {
    const mark = make("a", { href: at ? hashOf(steps[at]) : "#start", class: `mark ${kind}`, tabindex: -1, title: label });
    mark.style.left = `${(100 * at) / Math.max(last, 1)}%`;
    by("marks").append(mark);
  };
  let chapter = -1;
  steps.forEach((step, at) => {
    if (step[CHAPTER] !== chapter && at > 0) put(at, "chapter", data.chapters[step[CHAPTER]].join(", "));
    chapter = step[CHAPTER];
    if (step[KIND] === 1 && !places.includes(at)) put(at, "claim", wordsOf(step));
  });
  for (const [at, kind] of marks) put(at, kind, `${say(kind)}: ${whereIs(steps[at])}`);

  slider.max = last;
  slider.addEventListener("input", () => walk(Number(slider.value)));
  jump.addEventListener("change", () => walk(Number(jump.value)));
  by("speed").addEventListener("change", () => clock !== null && start());
  by("play").addEventListener("click", () => (clock === null ? start() : stop()));
  for (const [id, to] of Object.entries({
    start: () => 0, "turn-back": () => turnBefore(now), back: () => now - 1,
    on: () => now + 1, "turn-on": () => nextTurn(now), end: () => last,
    "finding-back": () => places.filter((at) => at < now).at(-1) ?? now,
    "finding-on": () => places.find((at) => at > now) ?? now,
  })) by(id).addEventListener("click", () => walk(to()));
  by("finding-buttons").hidden = places.length === 0;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape") stop();
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    const to = { ArrowLeft: event.shiftKey ? turnBefore(now) : now - 1, ArrowRight: event.shiftKey ? nextTurn(now) : now + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    walk(to);
  });
  by("log").addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (!row || String(getSelection())) return;
    event.preventDefault();
    const at = steps.findLastIndex((step) => `line-${step[LINE]}` === row.id);
    if (at > 0) walk(at);
  });

  // --- a link to a moment ---

  const fromHash = () => {
    const asked = /^#line[=-](\d+)(?:\.(\d+))?$/.exec(location.hash);
    if (!asked) return location.hash === "#start" ? 0 : null;
    const [line, action] = [Number(asked[1]), asked[2] ? Number(asked[2]) - 1 : null];
    const same = steps.findIndex((step) => step[LINE] === line && step[ACTION] === action);
    return same >= 0 ? same : Math.max(steps.findLastIndex((step) => step[LINE] <= line), 0);
  };
  addEventListener("hashchange", () => {
    const at = fromHash();
    if (at !== null) walk(at);
  });
  for (const id of ["bar", "more", "this"]) by(id).hidden = false;
  document.documentElement.classList.add("live");
  go(fromHash() ?? 0, false);
})();
