import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countCall } from "@fourball/api/count-call";
import { Failure } from "@fourball/domain/failure";
import { documentOf } from "@fourball/domain/links/document-of";
import { APP_SHELL, PAGES, type PageDocument, pageAt, SHELL_DOCUMENTS, shellPath } from "@fourball/domain/pages";
import type { ServiceContext } from "@fourball/services/core/service-context";
import { type ServeStaticOptions, serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { Dependencies } from "../../dependencies.ts";
import { type LinkPictures, linkPictures } from "../../link-pictures/link-pictures.ts";
import type { AppEnv } from "../app-env.ts";
import { callContext } from "../call-context.ts";
import { courseDocument } from "./course-document.ts";
import { crawlerRoutes } from "./crawler-routes.ts";
import { guestFormRoutes } from "./guest-form-routes.ts";
import { readVisit } from "./guest-visit.ts";
import { linkPictureRoutes } from "./link-picture-routes.ts";
import { generalHead } from "./page-head.ts";
import { profileDocument } from "./profile-document.ts";
import { gameOf, type PageForVisitor, signedOutPage } from "./signed-out-page.ts";
import { sitePages } from "./site-pages.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The built client: its files, and for every page the document that fits the viewer. */
export async function staticFiles(deps: Dependencies, webRoot: string): Promise<Hono<AppEnv>> {
  const filesOf = fileServer(webRoot);
  const app = generalHead(await readFile(join(webRoot, "index.html"), "utf8"), deps.env.PUBLIC_URL);
  const pictures = await linkPictures(webRoot, deps.pictures, deps.log);
  const landing = await readFile(join(webRoot, "landing.html"), "utf8");
  const pageForVisitor = await signedOutPage(deps, webRoot, { landing, pictures });
  const document = await pageDocuments({ deps, webRoot, app, landing, pictures, pageForVisitor, filesOf });
  const files = filesOf((path) => (path.includes("/assets/") ? IMMUTABLE : "no-cache"));
  // The assets of the release before: a tab that is still open asks for parts of the build that it was loaded with.
  const previous = join(webRoot, "previous");
  const previousFiles: MiddlewareHandler<AppEnv> = existsSync(previous)
    ? filesOf(() => IMMUTABLE, { root: previous })
    : (_c, next) => next();
  const workerFile = deps.env.SERVICE_WORKER === "off" ? "service-worker-off.js" : "service-worker.js";
  return (
    new Hono<AppEnv>()
      .use(etag())
      .get(
        "/service-worker.js",
        filesOf(() => "no-cache", { path: workerFile }),
      )
      // The same for everyone, and empty.
      .get(APP_SHELL, (c) => c.html(app, 200, { "Cache-Control": "no-cache" }))
      .use(`${APP_SHELL}/*`, async (c, next) => {
        const shell = SHELL_DOCUMENTS.find((document) => shellPath(document) === c.req.path);
        return shell ? filesOf(() => "no-cache", { path: shellFile(shell) })(c, next) : c.notFound();
      })
      // Files that start with a dot come from tools and are not public.
      .use((c, next) => (c.req.path.includes("/.") ? next() : files(c, next)))
      .all("/assets/*", previousFiles, (c) => c.notFound())
      .route("/", linkPictureRoutes(deps, pictures))
      .route("/", crawlerRoutes(deps))
      .route("/", guestFormRoutes(deps, pageForVisitor))
      .get("*", compress(), document)
  );
}

type FilesOf = (cacheControl: (path: string) => string, options?: ServeStaticOptions<AppEnv>) => MiddlewareHandler<AppEnv>;

const fileServer =
  (webRoot: string): FilesOf =>
  (cacheControl, options = {}) =>
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

type Documents = {
  deps: Dependencies;
  webRoot: string;
  app: string;
  landing: string;
  pictures: LinkPictures;
  pageForVisitor: PageForVisitor;
  filesOf: FilesOf;
};

/** What a page's path answers, to visitors and golfers. */
async function pageDocuments(documents: Documents): Promise<MiddlewareHandler<AppEnv>> {
  const { deps, webRoot, app, landing, pictures, pageForVisitor, filesOf } = documents;
  const read = (file: string) => readFile(join(webRoot, file), "utf8");
  const publicPages = await documentsFor(visitorsPages, async (page) =>
    generalHead(await read(shellFile(page)), deps.env.PUBLIC_URL),
  );
  const footerPages = await sitePages(landing, deps.env);
  const shared = { profile: await read(shellFile("profile")), course: await read(shellFile("course")), pictures };
  const appDocument: MiddlewareHandler<AppEnv> = (c, next) =>
    filesOf(() => "no-store", { path: shellOf(c) ?? "index.html" })(c, next);
  const missing = (c: Context<AppEnv>) => c.html(app, 404, { "Cache-Control": "no-store" });

  return async (c, next) => {
    const footerPage = footerPages.get(c.req.path);
    // Caches may keep a footer page, so it carries no golfer's cookie.
    const context = await callContext(deps, c, (cookie) => {
      if (!footerPage) c.header("set-cookie", cookie, { append: true });
    });
    const failure = await countCall(context, "reads").catch(tooManyRequests);
    if (failure) return c.html(app, 429, { "Cache-Control": "no-store", "Retry-After": String(failure.retryAfterSeconds ?? 1) });
    if (footerPage) return c.html(await footerPage(), 200, { "Cache-Control": "no-cache" });
    const page = pageAt(c.req.path);
    if (!page) return missing(c);
    const { access } = page;
    const publicPage = publicPages.get(page.document);
    if (publicPage) return c.html(publicPage, 200, { "Cache-Control": "no-store" });
    const { viewer } = context;
    if (access === "public") {
      const { body, status } = await sharedDocument(shared, page.document, context, c.req.path.split("/")[2] ?? "");
      return c.html(body, status, { "Cache-Control": "no-store" });
    }
    if (viewer) return access === "admin" && !viewer.isAdmin ? missing(c) : appDocument(c, next);
    const url = new URL(c.req.url);
    const asked = gameOf(url);
    const visit = asked && (await readVisit(context, c, asked.teeTimeId));
    const cacheControl = asked?.invite || visit?.own ? "private, no-store" : "no-store";
    return c.html(await pageForVisitor(url, visit), 200, { "Cache-Control": cacheControl });
  };
}

type SharedShells = { profile: string; course: string; pictures: LinkPictures };

/** The page of a golfer or of a course, with what previews of its link show. */
const sharedDocument = (
  { profile, course, pictures }: SharedShells,
  document: PageDocument,
  context: ServiceContext,
  id: string,
) => (document === "course" ? courseDocument(course, context, id) : profileDocument(profile, pictures, context, id));

/** Pages that are the same for everyone, whose links may be sent around. */
const visitorsPages = PAGES.filter(
  ({ access, document }) => access === "public" && document !== "profile" && document !== "course",
).map(({ document }) => document);

async function documentsFor(
  pages: readonly PageDocument[],
  read: (page: PageDocument) => Promise<string>,
): Promise<ReadonlyMap<PageDocument | undefined, string>> {
  return new Map(await Promise.all(pages.map(async (page) => [page, await read(page)] as const)));
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
