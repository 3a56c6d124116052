// Run python314.py in WebAssembly: node python314.mjs WORK ROOT [WORDS]
//
// WORK holds node_modules/ and site/, the Python packages; ROOT is the checkout. Python sees them as
// /site and /src, and WORDS as its arguments.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";

const [work, root, ...words] = process.argv.slice(2);

async function run() {
  const module = pathToFileURL(path.join(work, "node_modules/pyodide/pyodide.mjs"));
  const { loadPyodide } = await import(module);
  const python = await loadPyodide({ args: ["-", ...words], env: { HOME: "/home/pyodide", CI: "true" } });
  // The streams of a worker have no descriptors of their own.
  python.setStdin({ stdin: () => null });
  python.setStdout({ write: (bytes) => fs.writeSync(1, bytes) });
  python.setStderr({ write: (bytes) => fs.writeSync(2, bytes) });
  python.mountNodeFS("/src", root);
  python.mountNodeFS("/site", path.join(work, "site"));
  return python.runPython(fs.readFileSync(path.join(root, ".ci/python314.py"), "utf8"));
}

if (isMainThread) {
  // Python nests deeper than the stack that node starts with; that of a worker can be chosen.
  const worker = new Worker(new URL(import.meta.url), {
    argv: process.argv.slice(2),
    resourceLimits: { stackSizeMb: 200 },
  });
  worker.on("exit", (status) => (process.exitCode = status));
} else {
  try {
    process.exit(await run());
  } catch (error) {
    fs.writeSync(2, `${error.message}\n`);
    process.exit(1);
  }
}
