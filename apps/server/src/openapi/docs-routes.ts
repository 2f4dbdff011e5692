import { createRequire } from "node:module";
import { dirname } from "node:path";
import { PRODUCT } from "@fourball/domain/product";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { asyncApiDocument } from "../asyncapi/document.ts";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "../http/app-env.ts";
import { fileCalls } from "../http/rest/file-calls.ts";
import { restTable } from "../http/rest/rest-table.ts";
import { openApiDocument } from "./document.ts";

const viewer = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const VIEWER_FILES = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

// A separate file, since the content security policy forbids inline scripts.
const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#calls", deepLinking: true, docExpansion: "list" });`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${PRODUCT} API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="calls"><p>The calls are also at <a href="/api/openapi.json">/api/openapi.json</a>, the chat at <a href="/api/asyncapi.json">/api/asyncapi.json</a>.</p></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** The API documentation: OpenAPI, AsyncAPI, and a page to try the calls. */
export function docsRoutes({ env }: Dependencies): Hono<AppEnv> {
  // Made at the first request, since that takes longer than the rest of a start.
  let document: string | undefined;
  const openApi = () => {
    document ??= JSON.stringify(openApiDocument(restTable, env.PUBLIC_URL, fileCalls));
    return document;
  };
  const app = new Hono<AppEnv>()
    .get("/openapi.json", (c) => c.body(openApi(), 200, { "Content-Type": "application/json" }))
    .get("/asyncapi.json", (c) => c.json(asyncApiDocument(env.PUBLIC_URL)))
    .get("/docs", (c) => c.html(PAGE))
    .get("/docs/start.js", (c) => c.body(START, 200, { "Content-Type": "text/javascript" }));
  for (const file of VIEWER_FILES)
    app.get(`/docs/${file}`, serveStatic<AppEnv>({ root: viewer, rewriteRequestPath: () => file }));
  return app;
}
