import { getTeeTime } from "@fourball/services/games/tee-time/get-tee-time";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();
const HOME = "https://fourball.example";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const start = () => startTestServer(world, { PUBLIC_URL: HOME }, { webRoot: webRoot.path });
const pageOf = async (server: TestServer, path: string) => (await server.call(path)).text();
const metaOf = (page: string, name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];
const gamePage = ({ id }: { id: string }) => `/tee-times/${id}`;

async function aGame(changes: Parameters<typeof world.teeTime>[0] = {}) {
  const course = await world.course({ name: "Cypress Hollow", location: "Carmel, CA", city: "Carmel" });
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  return world.teeTime({ courseId: course.id, hostId: host.id, ...changes });
}

describe("the page of a public game, signed out", () => {
  test("has a title, a description, one address and a picture, on the course's clock", async () => {
    const game = await aGame();
    await using server = await start();
    const page = await pageOf(server, gamePage(game));
    expect(page).toContain("<title>Cypress Hollow, Fri, Jun 12, 7:30 AM PDT · Fourball</title>");
    expect(metaOf(page, "og:title")).toBe("Cypress Hollow, Fri, Jun 12, 7:30 AM PDT");
    expect(metaOf(page, "description")).toBe("3 spots open · Carmel, CA · Competitive round. Hosted by Maya.");
    expect(page).toContain(`<link rel="canonical" href="${HOME}/tee-times/${game.id}" />`);
    expect(metaOf(page, "og:image")).toMatch(new RegExp(`^${HOME}/link-pictures/tee-times/${game.id}/[0-9a-f]{24}\\.png$`));
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(page.match(/name="description"/g)).toHaveLength(1);
  });

  test("describes the event to search engines", async () => {
    const game = await aGame();
    await using server = await start();
    const [, data = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await pageOf(server, gamePage(game))) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      "@type": "Event",
      name: "Golf at Cypress Hollow",
      startDate: "2026-06-12T07:30-07:00",
      location: { name: "Cypress Hollow", address: { addressLocality: "Carmel" } },
      remainingAttendeeCapacity: 3,
    });
  });

  test("shows the game above the folded landing page, and keeps the request for after the sign-in", async () => {
    const game = await aGame({ preferences: ["Fast pace"], description: "See you there" });
    await using server = await start();
    const page = await pageOf(server, gamePage(game));
    expect(page).toContain(
      "7:30 AM PDT Friday, June 12 <b>Cypress Hollow</b> Carmel, CA 3 spots open <i>Maya</i><ul><li>Fast pace</li></ul><q>See you there</q>",
    );
    expect(page).toMatch(/Cypress Hollow<\/b>.*<details><h1>the landing page<\/h1>.*hills<\/p><\/details><\/main>/s);
    const [, href, pending = ""] = /href="([^"]+)" data-pending-request="([^"]+)"/.exec(page) ?? [];
    expect(href).toBe(`/api/login?returnTo=${encodeURIComponent(gamePage(game))}`);
    expect(JSON.parse(pending.replaceAll("&quot;", '"'))).toEqual({
      teeTimeId: game.id,
      hostName: "Maya",
      courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "07:30" },
      timeZone: "America/Los_Angeles",
    });
  });

  test("offers the waitlist of a full game", async () => {
    const game = await aGame({ totalSlots: 2 });
    await world.request(game, await world.golfer(), "confirmed");
    await using server = await start();
    const page = await pageOf(server, gamePage(game));
    expect(page).toContain(">Waitlist</a>");
    expect(page).not.toContain("data-pending-request");
    expect(metaOf(page, "description")).toMatch(/^Full · /);
  });

  test("escapes hostile names of courses and golfers", async () => {
    const hostile = `</title></script><script>alert(1)</script>"'&$&{{time}}`;
    const course = await world.course({ name: hostile, location: hostile, imageUrl: `https://a.example/"><script>` });
    const host = await world.golfer({ firstName: hostile, bio: hostile });
    const game = await world.teeTime({
      courseId: course.id,
      hostId: host.id,
      description: hostile,
      preferences: [hostile.slice(0, 40)],
      moodEmoji: "<script>",
    });
    await using server = await start();
    for (const path of [gamePage(game), `/profile/${host.id}`]) {
      const page = await pageOf(server, path);
      expect(page).toContain("&lt;/title&gt;");
      expect(page).not.toMatch(/<script>|"><script/);
    }
  });
});

describe("a private game", () => {
  test("is answered like an unknown, a cancelled and a past one: page, size and picture", async () => {
    const hidden = [
      await world.teeTime({ isPublic: false }),
      await world.teeTime({ status: "cancelled" }),
      await world.teeTime({ date: "2026-06-10" }),
      { id: UNKNOWN },
    ];
    await using server = await start();
    const pages = new Set<string>();
    const pictures = new Set<string>();
    for (const { id } of hidden) {
      for (const query of ["", "?invite=guess"]) {
        const page = await server.call(`/tee-times/${id}${query}`);
        pages.add(`${page.status} ${(await page.text()).replaceAll(id, "ID").replaceAll(encodeURIComponent(query), "")}`);
        const picture = await server.call(`/link-pictures/tee-times/${id}/00.png${query}`);
        pictures.add(`${picture.status} ${picture.headers.get("cache-control")} ${await picture.text()}`);
      }
    }
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain(`content="${HOME}/link-picture.png"`);
    expect([...pages][0]).toContain(`<link rel="canonical" href="${HOME}/" />`);
    expect([...pictures]).toEqual([expect.stringMatching(/^404 /)]);
    const unknownPath = await server.call("/link-pictures/nowhere");
    expect(`${unknownPath.status} ${unknownPath.headers.get("cache-control")} ${await unknownPath.text()}`).toBe(
      [...pictures][0],
    );
  });

  test("is shown to those who have its invite, and kept from search engines", async () => {
    const game = await aGame({ isPublic: false });
    const { inviteToken } = await getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id });
    await using server = await start();
    const path = `${gamePage(game)}?invite=${inviteToken}`;
    const page = await pageOf(server, path);
    expect(page).toContain("<b>Cypress Hollow</b>");
    expect(page).toContain(`href="/api/login?returnTo=${encodeURIComponent(path)}" data-pending-request="`);
    const [, pending = ""] = /data-pending-request="([^"]+)"/.exec(page) ?? [];
    expect(JSON.parse(pending.replaceAll("&quot;", '"'))).toMatchObject({ teeTimeId: game.id, invite: inviteToken });
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toMatch(/canonical|ld\+json/);
    const picture = metaOf(page, "og:image")?.replace(HOME, "") ?? "";
    expect(picture).toContain(`?invite=${inviteToken}`);
    expect((await server.call(picture)).status).toBe(200);
    expect((await server.call(picture.split("?")[0] ?? "")).status).toBe(404);
  });
});

describe("a golfer's profile", () => {
  test("has a picture of its own while it is public, and the product's when it is private", async () => {
    const maya = await world.golfer({ firstName: "Maya" });
    const priya = await world.golfer({ firstName: "Priya", publicProfile: false });
    await using server = await start();
    const shown = metaOf(await pageOf(server, `/profile/${maya.id}`), "og:image")?.replace(HOME, "") ?? "";
    expect((await server.call(shown)).headers.get("content-type")).toBe("image/png");
    const own = await (await server.call(`/profile/${priya.id}`, { as: priya })).text();
    expect(metaOf(own, "og:image")).toBe(`${HOME}/link-picture.png`);
    for (const as of [undefined, priya]) {
      const hidden = await server.call(`/link-pictures/profiles/${priya.id}/00.png`, as ? { as } : {});
      expect([hidden.status, await hidden.text()]).toEqual([404, '{"message":"Not found"}']);
    }
  });
});

test("every other page carries the product's picture", async () => {
  await using server = await start();
  for (const path of ["/", "/sign-in", "/sign-up", "/about", "/dashboard", "/nowhere", `/profile/${UNKNOWN}`])
    expect([path, metaOf(await pageOf(server, path), "og:image")]).toEqual([path, `${HOME}/link-picture.png`]);
});
