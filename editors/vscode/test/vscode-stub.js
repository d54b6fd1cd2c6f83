// A stand-in for the module that VS Code gives to extensions: as much of it as the language client needs to
// start a server, open one log and show its findings. What nobody asks about does nothing.

const disposable = (dispose = () => {}) => ({ dispose });

class Disposable {
  constructor(dispose = () => {}) {
    this.dispose = dispose;
  }
  static from(...all) {
    return new Disposable(() => all.forEach((each) => each.dispose()));
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener, self) => {
      const bound = self ? listener.bind(self) : listener;
      this.listeners.add(bound);
      return disposable(() => this.listeners.delete(bound));
    };
  }
  fire(value) {
    this.listeners.forEach((listener) => listener(value));
  }
  dispose() {
    this.listeners.clear();
  }
}

class CancellationTokenSource {
  constructor() {
    this.emitter = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: this.emitter.event };
  }
  cancel() {
    this.token.isCancellationRequested = true;
    this.emitter.fire();
  }
  dispose() {}
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.split(":")[0];
    this.path = this.fsPath = text.replace(/^file:\/\//, "");
  }
  static parse(text) {
    return new Uri(text);
  }
  static file(path) {
    return new Uri(`file://${path}`);
  }
  toString() {
    return this.text;
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
for (const name of ["Empty", "QuickFix", "Refactor", "Source"]) {
  CodeActionKind[name] = new CodeActionKind(name === "Empty" ? "" : name.toLowerCase());
}

class Nothing {}

// A part of the API: events can be listened to, functions give something that can be disposed of.
function part(known) {
  return new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === "symbol") return target[name];
      return () => disposable();
    },
  });
}

// The module, for an editor with one open document and these settings. `shown` is called with the findings.
function vscode({ text, path, settings, shown, logged }) {
  const uri = Uri.file(path);
  const document = {
    uri,
    fileName: path,
    languageId: "moai",
    version: 1,
    isClosed: false,
    isDirty: false,
    getText: () => text,
  };
  const channel = part({
    append: logged,
    appendLine: (line) => logged(`${line}\n`),
    show: () => {},
    error: logged,
  });
  const known = {
    Disposable,
    EventEmitter,
    CancellationTokenSource,
    Position,
    Range,
    Uri,
    Diagnostic,
    CodeActionKind,
    version: "1.82.0",
    env: part({ language: "en", appName: "a stand-in", appHost: "desktop", machineId: "none" }),
    workspace: part({
      textDocuments: [document],
      notebookDocuments: [],
      workspaceFolders: undefined,
      getConfiguration: () => ({ get: (key, usual) => settings[key] ?? usual, inspect: () => undefined }),
      getWorkspaceFolder: () => undefined,
    }),
    window: part({
      activeTextEditor: undefined,
      visibleTextEditors: [],
      tabGroups: part({ all: [] }),
      createOutputChannel: () => channel,
      showErrorMessage: async (message) => logged(`error: ${message}\n`),
    }),
    languages: part({
      match: (selector, each) =>
        [selector].flat().some((one) => one.language === each.languageId) ? 10 : 0,
      createDiagnosticCollection: () => part({ set: (where, found) => shown(where.toString(), found) }),
    }),
    commands: part({ executeCommand: async () => undefined }),
  };
  return new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === "symbol") return target[name];
      if (name.endsWith("Error")) return Error;
      if (!/^[A-Z]/.test(name)) return part({});
      return new Proxy(Nothing, { get: (kind, key) => kind[key] ?? 0 }); // a class, or numbers with names
    },
  });
}

module.exports = { vscode };
