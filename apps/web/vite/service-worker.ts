import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { APP_SHELL, SHELL_DOCUMENTS, shellPath } from "@fourball/domain/pages";
import { build, type Plugin, type Rolldown } from "vite";
import type { PrecacheEntry } from "workbox-precaching";
import { sourceConditions } from "./source-conditions.ts";

/** Kept only once they were used: the map, the admin pages, and what cuts and sends a picture. */
const RARELY_USED = /^assets\/(admin|atlas|use-base-map|upload-dialog|read-upload|crop-)/;
const APP_FILES = /^assets\/.*\.(js|css|woff2)$/;

/** Builds `/service-worker.js`, which keeps the app's files on the device. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => APP_FILES.test(file) && !RARELY_USED.test(file));
        const revision = revisionOf(["index.html", ...SHELL_DOCUMENTS.map((document) => `.documents/${document}.html`)], bundle);
        const source = await builtWorker([
          // Their names change with their content.
          ...files.sort().map((file) => ({ url: `/${file}`, revision: null })),
          ...[APP_SHELL, ...SHELL_DOCUMENTS.map(shellPath), "/theme.js", "/icon-192.png"].map((url) => ({ url, revision })),
        ]);
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

function revisionOf(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const hash = createHash("sha256");
  for (const name of files) {
    const file = bundle[name];
    if (file?.type !== "asset") throw new Error(`The client has no ${name}`);
    hash.update(file.source);
  }
  return hash.digest("hex").slice(0, 16);
}

async function builtWorker(precache: readonly PrecacheEntry[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    resolve: { conditions: sourceConditions },
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("../service-worker/service-worker.ts", import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [result].flat();
  const chunks = output && "output" in output ? output.output : [];
  const [worker] = chunks;
  if (worker?.type !== "chunk") throw new Error("The service worker was not built");
  return worker.code;
}
