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
      // There is no server to proxy to.
      if (config.server) delete config.server.proxy;
    },
    transformIndexHtml: (html) => html.replace("/src/main.tsx", "/mock/main.ts"),
    configureServer({ middlewares }) {
      // Served from the installed package, so its version always fits.
      middlewares.use("/mockServiceWorker.js", (_, response) => {
        response.setHeader("content-type", "text/javascript");
        createReadStream(worker).pipe(response);
      });
      // A full navigation, which msw's service worker does not intercept.
      middlewares.use("/api/login", (request, response) => redirect(response, `/sign-in${queryOf(request.url)}`));
      middlewares.use("/api/logout", (_, response) => redirect(response, "/"));
    },
  };
}

const queryOf = (url = ""): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}
