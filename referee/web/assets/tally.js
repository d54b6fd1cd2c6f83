"use strict";
/* Asks for a final table, one answer after the other. The server knows the questions. */

(() => {
  const said = byId("said");
  const kept = `tally ${body.dataset.game}`; // the answers, for a page that is loaded again
  let answers = [];
  let busy = false;

  async function ask(next) {
    if (busy) return;
    busy = true;
    byId("wrong").textContent = "";
    let step;
    try {
      step = await send("tally", { game: body.dataset.game, answers: next });
    } catch {
      step = { ok: false };
    }
    busy = false;
    if (!step.ok) byId("wrong").textContent = body.dataset.failed;
    else if (step.wrong) { byId("wrong").innerHTML = step.wrong; said.focus(); }
    else show(step, next);
  }

  function show(step, next) {
    const over = Boolean(step.html);
    const back = next.length < answers.length ? answers[next.length] : "";
    answers = next;
    sessionStorage.setItem(kept, JSON.stringify(answers));
    byId("outcome").innerHTML = step.html || "";
    byId("asks").textContent = step.asks || "";
    for (const id of ["asks", "said", "answer", "offers", "hint"]) byId(id).hidden = over;
    byId("before").hidden = !answers.length;
    byId("offers").replaceChildren(...(step.choices || []).map(offer));
    said.value = back;
    body.dataset.answered = answers.length;
    if (!over) said.focus();
  }

  function offer(choice) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = choice;
    button.addEventListener("click", () => { said.value = choice; said.focus(); });
    return button;
  }

  byId("tally").addEventListener("submit", (event) => {
    event.preventDefault();
    ask([...answers, said.value]);
  });
  byId("before").addEventListener("click", () => ask(answers.slice(0, -1)));
  const [way] = performance.getEntriesByType("navigation");
  ask(way && way.type !== "navigate" ? JSON.parse(sessionStorage.getItem(kept) || "[]") : []);
})();
