import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countCall } from "@fourball/api/count-call";
import { Failure } from "@fourball/domain/failure";
import { documentOf, type PageDocument, pageAt } from "@fourball/domain/pages";
import { type ServeStaticOptions, serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { courseDocument } from "./course-document.ts";
import { landingPage } from "./landing-page.ts";
import { profileDocument } from "./profile-document.ts";
import { sitePages } from "./site-pages.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The built client: its files, and for every page the document that fits the viewer. */
export async function staticFiles(deps: Dependencies, webRoot: string): Promise<Hono<AppEnv>> {
  const app = await readFile(join(webRoot, "index.html"), "utf8");
  const profile = await readFile(join(webRoot, shellFile("profile")), "utf8");
  const course = await readFile(join(webRoot, shellFile("course")), "utf8");
  const landing = await readFile(join(webRoot, "landing.html"), "utf8");
  const footerPages = await sitePages(landing, deps.env.SITE_PAGES_DIR);
  const landingFor = await landingPage(deps, webRoot, landing);

  const filesOf = (cacheControl: (path: string) => string, options: ServeStaticOptions<AppEnv> = {}) =>
    serveStatic<AppEnv>({
      root: webRoot,
      precompressed: true,
      index: "none",
      onFound: (path, c) => {
        c.header("Vary", "Accept-Encoding", { append: true });
        c.header("Cache-Control", cacheControl(path));
      },
      ...options,
    });
  const files = filesOf((path) => (path.includes("/assets/") ? IMMUTABLE : "no-cache"));
  const appDocument: MiddlewareHandler<AppEnv> = (c, next) =>
    filesOf(() => "no-store", { path: shellOf(c) ?? "index.html" })(c, next);

  const missing = (c: Context<AppEnv>) => c.html(app, 404, { "Cache-Control": "no-store" });

  const document: MiddlewareHandler<AppEnv> = async (c, next) => {
    const footerPage = footerPages.get(c.req.path);
    if (footerPage) return c.html(footerPage, 200, { "Cache-Control": "no-cache" });
    const page = pageAt(c.req.path);
    if (!page) return missing(c);
    const { access } = page;
    const isDescribed = page.document === "profile" || page.document === "course";
    if (access === "public" && !isDescribed) return appDocument(c, next);
    const context = await callContext(deps, c, (cookie) => c.header("set-cookie", cookie, { append: true }));
    const readsDatabase = access === "public" || (!context.viewer && context.browser.sid !== null);
    const failure = readsDatabase && (await countCall(context, "reads").catch(tooManyRequests));
    if (failure) return c.html(app, 429, { "Cache-Control": "no-store", "Retry-After": String(failure.retryAfterSeconds ?? 1) });
    if (access === "public") {
      const id = c.req.path.split("/")[2] ?? "";
      const { body, status } =
        page.document === "course" ? await courseDocument(course, context, id) : await profileDocument(profile, context, id);
      return c.html(body, status, { "Cache-Control": "no-store" });
    }
    const { viewer } = context;
    if (viewer) return access === "admin" && !viewer.isAdmin ? missing(c) : appDocument(c, next);
    const { pathname, search } = new URL(c.req.url);
    return c.html(await landingFor(pathname + search), 200, { "Cache-Control": "no-store" });
  };

  return (
    new Hono<AppEnv>()
      .use(etag())
      // Files that start with a dot come from tools and are not public.
      .use((c, next) => (c.req.path.includes("/.") ? next() : files(c, next)))
      .all("/assets/*", (c) => c.notFound())
      .get("*", compress(), document)
  );
}

/** The document with the shell of the page, which the golfer sees before any script runs. */
function shellOf(c: Context): string | undefined {
  const page = pageAt(c.req.path);
  return page && shellFile(documentOf(page, new URL(c.req.url).searchParams));
}

const shellFile = (document: PageDocument): string => `.documents/${document}.html`;

/** A page that is refused is still the app, which says so in its own words. */
function tooManyRequests(error: unknown): Failure {
  if (error instanceof Failure && error.code === "too_many_requests") return error;
  throw error;
}
