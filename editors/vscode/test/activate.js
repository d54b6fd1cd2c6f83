// Runs the extension once, as VS Code does: activates it for a log with two faults, waits until the real
// server has shown both, and deactivates it.
//
//   node test/activate.js REFEREE      after `npm run build`; REFEREE is the command of an installed Referee

const Module = require("module");
const path = require("path");
const { vscode } = require("./vscode-stub");

const LONGEST = 20_000; // milliseconds
const FAULTY = `game: easter-island
players: Odile, Robin

Odile: place b2 nroth
Robin: place d4 south
Odile: place d4 east
`;
const WANTED = ["EI-PLACE-1", "SYN-WORD-1"];

let told = "";
const findings = new Promise((resolve) => {
  const module = vscode({
    text: FAULTY,
    path: path.resolve("game.moai"),
    settings: { command: process.argv[2] || "referee", language: "en" },
    shown: (where, found) => found && found.length && resolve({ where, found }),
    logged: (words) => (told += words),
  });
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? module : load(name, ...rest));
});

function fail(why) {
  console.error(`activate: ${why}\n${told}`);
  process.exit(1);
}

process.on("unhandledRejection", (error) => fail(error.stack));

async function main() {
  setTimeout(() => fail(`nothing happened for ${LONGEST / 1000} seconds`), LONGEST).unref();
  const extension = require(path.join(__dirname, "..", "dist", "extension.js"));
  await extension.activate({ subscriptions: [] });
  const { where, found } = await findings;
  const codes = found.map((each) => (each.code && each.code.value) || each.code).sort();
  await extension.deactivate();
  if (!where.endsWith("/game.moai")) fail(`findings of ${where}`);
  if (codes.join() !== WANTED.join()) fail(`the findings are ${codes}, not ${WANTED}`);
  console.log(`activated, shown: ${codes.join(", ")}; deactivated`);
}

main().catch((error) => fail(error.stack));
