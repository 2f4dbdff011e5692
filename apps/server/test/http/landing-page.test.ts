import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();

const start = (env: Parameters<typeof startTestServer>[1] = {}) => startTestServer(world, env, { webRoot: webRoot.path });

/** Open games, each at a course of its own and a day later. */
async function openGames(...names: string[]) {
  for (const [index, name] of names.entries()) {
    const course = await world.course({ name, location: "Carmel, CA" });
    await world.teeTime({ courseId: course.id, date: `2026-06-1${2 + index}` });
  }
}

/** Later than those, each an hour after the one before. */
async function openGamesOf(timeZone: string, ...names: string[]) {
  for (const [index, name] of names.entries()) {
    const course = await world.course({ name, timeZone });
    await world.teeTime({ courseId: course.id, date: "2026-06-20", time: `0${6 + index}:30` });
  }
}

describe("the landing page", () => {
  test("shows three real games, with links that lead to them after sign-in", async () => {
    await openGames("Cypress Hollow", "Pebble & <b>Sons", "Spyglass", "Poppy Hills");
    await using server = await start();
    const page = await (await server.call("/")).text();
    expect(page).toContain("<p>4 open</p>");
    expect(page.replace(/<template.*<\/template>/s, "").match(/<li>/g)).toHaveLength(3);
    expect(page).toContain("7:30 AM Fri, Jun 12 Cypress Hollow, Carmel, CA: 3 spots open");
    expect(page).toContain("Pebble &amp; &lt;b&gt;Sons");
    expect(page).toMatch(/href="\/api\/login\?returnTo=%2Ftee-times%2F[\w-]+"/);
  });

  test("shows none where there are fewer than three", async () => {
    await openGames("Cypress Hollow", "Spyglass");
    await using server = await start();
    const page = await (await server.call("/")).text();
    expect(page).toContain("the landing page");
    expect(page).not.toMatch(/<li>|\{\{/);
  });

  test("carries the soonest games of each time zone that has three, for its visitors", async () => {
    await openGames("Cypress Hollow", "Spyglass", "Poppy Hills");
    await openGamesOf("America/Denver", "Red Rocks", "Arrowhead", "Fossil Trace", "Wellshire");
    await openGamesOf("Pacific/Honolulu", "Ala Wai", "Ewa Villages");
    await using server = await start();
    const page = await (await server.call("/")).text();
    const zones = [...page.matchAll(/<template data-time-zone="([^"]+)">(.*?)<\/template>/gs)];
    expect(zones.map(([, timeZone]) => timeZone)).toEqual(["America/Los_Angeles", "America/Denver"]);
    const [, , ofDenver = ""] = zones[1] ?? [];
    expect(ofDenver.match(/<li>/g)).toHaveLength(3);
    expect(ofDenver).toContain("Red Rocks");
    expect(ofDenver).toContain('<img src="/assets/sky.svg">');
  });

  test("is there without its games while they cannot be read", async () => {
    await openGames("Cypress Hollow", "Spyglass", "Poppy Hills");
    await using server = await start();
    server.deps.services.clock = {
      now: () => {
        throw new Error("away");
      },
    };
    const page = await (await server.call("/")).text();
    expect(page).toContain("the landing page");
    expect(page).not.toMatch(/<li>|\{\{/);
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: "the games of the landing page could not be read" }));
  });
});

describe("the pages of the footer", () => {
  test("are written in Markdown, for everyone", async () => {
    await using server = await start();
    const page = await server.call("/about");
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("<title>About · Fourball</title>");
    expect(text).toContain("<h1>About Fourball</h1>");
    expect(text).toContain('href="/api/login?returnTo=%2Fabout"');
    expect(text).not.toContain("hills");
    const golfer = await world.golfer();
    for (const path of ["/playing-safely", "/privacy", "/terms", "/contact", "/accessibility"])
      expect([path, (await server.call(path, { as: golfer })).status]).toEqual([path, 200]);
  });

  test("have the operator's words where there are some", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fourball-pages-"));
    await writeFile(join(folder, "contact.md"), "# Call us\n\nAsk for $& at the *desk*.");
    try {
      await using server = await start({ SITE_PAGES_DIR: folder });
      expect(await (await server.call("/contact")).text()).toContain(
        "<h1>Call us</h1>\n<p>Ask for $&amp; at the <em>desk</em>.</p>",
      );
      expect(await (await server.call("/about")).text()).toContain("About Fourball");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
