import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { crawlerRoutes } from "../../src/http/pages/crawler-routes.ts";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();
const HOME = "https://fourball.example";

const start = () => startTestServer(world, { PUBLIC_URL: HOME }, { webRoot: webRoot.path });
const addressesIn = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe("search engines", () => {
  test("find out what not to read, and where the sitemap is", async () => {
    await using server = await start();
    const robots = await server.call("/robots.txt");
    expect(robots.headers.get("content-type")).toContain("text/plain");
    const text = await robots.text();
    expect(text).toContain("Disallow: /api/\n");
    expect(text).toContain(`\n\nSitemap: ${HOME}/sitemap.xml\n`);
    expect(text).not.toMatch(/Disallow: \/(tee-times|profile|link-)?\n/);
  });

  test("find the public games to come, the public profiles and the courses, with the day of their last change", async () => {
    const [host, course] = [await world.golfer(), await world.course()];
    const game = await world.teeTime({ hostId: host.id, courseId: course.id });
    await world.teeTime({ hostId: host.id, courseId: course.id, isPublic: false });
    await world.golfer({ publicProfile: false });
    await using server = await start();
    const index = await server.call("/sitemap.xml");
    expect(index.headers.get("content-type")).toContain("application/xml");
    const files = addressesIn(await index.text());
    expect(files).toEqual(["pages", "games-1", "profiles-1", "courses-1"].map((name) => `${HOME}/sitemaps/${name}.xml`));
    const listed = await Promise.all(files.map(async (file) => (await server.call(file?.replace(HOME, "") ?? "")).text()));
    expect(addressesIn(listed[0] ?? "")).toContain(`${HOME}/about`);
    expect(addressesIn(listed[1] ?? "")).toEqual([`${HOME}/tee-times/${game.id}`]);
    expect(listed[1]).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(addressesIn(listed[2] ?? "")).toEqual([`${HOME}/profile/${host.id}`]);
    expect(addressesIn(listed[3] ?? "")).toEqual([`${HOME}/courses/${course.id}`]);
    expect((await server.call("/sitemaps/golfers-1.xml")).status).toBe(404);
  });

  test("get another file for every so many pages", async () => {
    const [host, course] = [await world.golfer(), await world.course()];
    for (const date of ["2026-06-12", "2026-06-13", "2026-06-14"])
      await world.teeTime({ hostId: host.id, courseId: course.id, date });
    await using server = await start();
    const routes = crawlerRoutes(server.deps, { pagesAFile: 2 });
    const connection = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
    const ask = async (path: string) => addressesIn(await (await routes.request(path, {}, connection)).text());
    expect(await ask("/sitemap.xml")).toHaveLength(5);
    expect(await ask("/sitemaps/games-2.xml")).toHaveLength(1);
  });
});
