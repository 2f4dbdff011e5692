import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin } from "vite";
import app from "../vite.config.ts";

const worker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

/** The app of `npm run dev`, whose page begins in `main.ts` of this folder. Nothing of it is known to a build. */
export default mergeConfig(app, {
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [mockServer()],
});

function mockServer(): Plugin {
  return {
    name: "mock-server",
    apply: "serve",
    config: (config) => {
      // No server stands behind any of these.
      if (config.server) delete config.server.proxy;
    },
    transformIndexHtml: (html) => html.replace("/src/main.tsx", "/mock/main.ts"),
    configureServer({ middlewares }) {
      // Straight from the package: it is always the one that the mocks were written for, and no file lies about.
      middlewares.use("/mockServiceWorker.js", (_, response) => {
        response.setHeader("content-type", "text/javascript");
        createReadStream(worker).pipe(response);
      });
      // A browser goes here by itself, which no service worker of msw hears.
      middlewares.use("/api/login", (request, response) => redirect(response, `/sign-in${queryOf(request.url)}`));
      middlewares.use("/api/logout", (_, response) => redirect(response, "/"));
    },
  };
}

const queryOf = (url = ""): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}
