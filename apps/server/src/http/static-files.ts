import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageAccess } from "@fourball/domain/pages";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The built client: its files, and for every page the document that fits who asks. */
export async function staticFiles(deps: Dependencies, webRoot: string): Promise<Hono<AppEnv>> {
  const app = await readFile(join(webRoot, "index.html"), "utf8");
  const landing = await readFile(join(webRoot, "landing.html"), "utf8");

  const documentFor = async (c: Context<AppEnv>): Promise<{ html: string; status: 200 | 404 }> => {
    const access = pageAccess(c.req.path);
    if (!access) return { html: app, status: 404 };
    if (access === "public") return { html: app, status: 200 };
    const { viewer } = await callContext(deps, c, (cookie) => c.header("set-cookie", cookie, { append: true }));
    if (!viewer) return { html: landingFor(landing, c), status: 200 };
    return {
      html: app,
      status: access === "admin" && !viewer.isAdmin ? 404 : 200,
    };
  };

  const files = serveStatic({
    root: webRoot,
    precompressed: true,
    index: "none",
    onFound: (path, c) => {
      c.header("Vary", "Accept-Encoding", { append: true });
      c.header("Cache-Control", path.includes("/assets/") ? IMMUTABLE : "no-cache");
    },
  });

  return (
    new Hono<AppEnv>()
      .use(etag())
      // What starts with a dot was put there by tools, not for visitors.
      .use((c, next) => (c.req.path.includes("/.") ? next() : files(c, next)))
      .all("/assets/*", (c) => c.notFound())
      .get("*", async (c) => {
        const { html, status } = await documentFor(c);
        c.header("Cache-Control", "no-store");
        return c.html(html, status);
      })
  );
}

/** The landing page stands in for the page that was asked for, and its buttons lead back there. */
function landingFor(landing: string, c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === "/") return landing;
  return landing.replaceAll('href="/api/login"', `href="/api/login?returnTo=${encodeURIComponent(pathname + search)}"`);
}
