import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
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
        const app = bundle["index.html"];
        if (app?.type !== "asset") throw new Error("The client has no index.html");
        const revision = createHash("sha256").update(app.source).digest("hex").slice(0, 16);
        const source = await builtWorker([
          // Their names change with their content.
          ...files.sort().map((file) => ({ url: `/${file}`, revision: null })),
          ...["/app-shell", "/theme.js", "/icon-192.png"].map((url) => ({ url, revision })),
        ]);
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
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
