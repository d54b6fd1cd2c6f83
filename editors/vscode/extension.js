// Starts the language server of Referee for .moai files, and stops it with the window.
const { workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function activate() {
  const settings = workspace.getConfiguration("referee");
  const language = settings.get("language");
  const run = {
    command: settings.get("command"),
    args: ["lsp", ...(language ? ["--language", language] : [])],
    transport: TransportKind.stdio,
  };
  client = new LanguageClient("referee", "Referee", { run, debug: run }, {
    documentSelector: [{ language: "moai" }],
  });
  return client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
