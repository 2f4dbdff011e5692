import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGES } from "@fourball/domain/pages";
import { LANDING_GAMES_PLACE, type LandingTemplates } from "@fourball/domain/tee-time/landing-games";
import { afterAll, beforeAll } from "vitest";

const landing = `<head><title>Fourball</title></head><a href="/api/login">Get Started</a>
<main id="main"><h1>the landing page</h1>${LANDING_GAMES_PLACE}${"<p>hills</p>".repeat(200)}</main>`;
const templates: LandingTemplates = {
  list: "<p>{{count}} open</p><ul>{{games}}</ul>",
  games: { "4-0": '<li><a href="{{href}}">{{time}} {{half}} {{day}} {{course}}, {{place}}: {{spots}}</a></li>' },
};
const appDocument = (page: string): string =>
  `<html data-page="${page}"><title>Fourball</title> <meta name="description" content="the club" /><h1>the app</h1></html>`;
export const script = "/* the app */".repeat(100);

/** A built client for the tests of a file, in a temporary folder. */
export function aWebRoot(): { readonly path: string } {
  let path = "";
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), "fourball-web-"));
    await mkdir(join(path, "assets"));
    await writeFile(join(path, "index.html"), "<title>Fourball</title><h1>the app</h1>");
    await mkdir(join(path, ".documents"));
    for (const { document } of PAGES) await writeFile(join(path, `.documents/${document}.html`), appDocument(document));
    await writeFile(join(path, ".documents/activity.html"), appDocument("activity"));
    await writeFile(join(path, "landing.html"), landing);
    await writeFile(join(path, ".documents/landing-games.json"), JSON.stringify(templates));
    await writeFile(join(path, "assets/app-abc.js"), script);
    await writeFile(join(path, "assets/app-abc.js.gz"), gzipSync(script));
    await writeFile(join(path, "landing.html.gz"), gzipSync(landing));
    await writeFile(join(path, "theme.js"), "/* theme */");
    await writeFile(join(path, ".secret"), "secret");
  });
  afterAll(() => rm(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
  };
}
