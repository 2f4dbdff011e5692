import { linkTo } from "@fourball/domain/links/links";
import { PAGES } from "@fourball/domain/pages";
import { SITE_PAGES } from "@fourball/domain/site-pages";
import {
  countListedPages,
  LISTED_KINDS,
  type ListedKind,
  listListedPages,
} from "@fourball/services/discover/site-map/listed-pages";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { LRUCache } from "lru-cache";
import type { AppServices, Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { clientAddress } from "../client-address.ts";

/** As many as one file of a sitemap may have. */
const PAGES_A_FILE = 50_000;
const KEPT_MS = 10 * 60_000;
/** A full file has some 6 MB. */
const KEPT_FILES = 8;

const LINKS: Record<ListedKind, (id: string) => string> = {
  games: (teeTimeId) => linkTo("/tee-times/:teeTimeId", { params: { teeTimeId } }),
  profiles: (userId) => linkTo("/profile/:userId", { params: { userId } }),
  courses: (courseId) => linkTo("/courses/:courseId", { params: { courseId } }),
};
/** What needs a session, or a token. */
const NOT_FOR_CRAWLERS = ["/api/", "/trpc/", ...PAGES.flatMap(({ path, isForCrawlers }) => (isForCrawlers ? [] : [path]))];

/** What search engines ask for: `robots.txt`, and a sitemap of the pages that anyone may see. */
export function crawlerRoutes({ services, env }: Dependencies, { pagesAFile = PAGES_A_FILE } = {}): Hono<AppEnv> {
  const { PUBLIC_URL: publicUrl } = env;
  const files = new LRUCache<string, string>({
    max: KEPT_FILES,
    ttl: KEPT_MS,
    fetchMethod: (name) =>
      name === "index" ? siteMapIndex(services, publicUrl, pagesAFile) : siteMap(services, publicUrl, pagesAFile, name),
  });

  const answer = async (c: Context<AppEnv>, name: string): Promise<Response> => {
    await services.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
    return c.body((await files.fetch(name)) ?? "", 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${KEPT_MS / 1000}`,
    });
  };

  const robots = `User-agent: *\n${NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return new Hono<AppEnv>()
    .get("/robots.txt", (c) => c.text(robots, 200, { "Cache-Control": "public, max-age=3600" }))
    .get("/sitemap.xml", compress(), (c) => answer(c, "index"))
    .get("/sitemaps/:file{(?:pages|(?:games|profiles|courses)-[1-9]\\d{0,3})\\.xml}", compress(), (c) =>
      answer(c, c.req.param("file").replace(".xml", "")),
    );
}

async function siteMapIndex(services: AppServices, publicUrl: string, pagesAFile: number): Promise<string> {
  const names = ["pages"];
  for (const kind of LISTED_KINDS) {
    const count = await countListedPages(services, kind);
    for (let file = 1; (file - 1) * pagesAFile < count; file++) names.push(`${kind}-${file}`);
  }
  return xml(
    "sitemapindex",
    names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

/** The file of a name, such as "pages" or "games-2". */
async function siteMap(services: AppServices, publicUrl: string, pagesAFile: number, name: string): Promise<string> {
  const entry = (path: string, changedOn: string | null = null): string =>
    `<url><loc>${publicUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ""}</url>`;
  if (name === "pages")
    return xml(
      "urlset",
      ["/", ...SITE_PAGES.map(({ path }) => path)].map((path) => entry(path)),
    );
  const [kind, number] = name.split("-");
  const listed = LISTED_KINDS.find((each) => each === kind);
  if (!listed) return "";
  const pages = await listListedPages(services, listed, { limit: pagesAFile, offset: (Number(number) - 1) * pagesAFile });
  return xml(
    "urlset",
    pages.map(({ id, changedOn }) => entry(LINKS[listed](id), changedOn)),
  );
}

const xml = (root: "sitemapindex" | "urlset", entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
