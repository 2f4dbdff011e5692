import { golferBlocks } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { getTeeTime } from "@fourball/services/games/tee-time/get-tee-time";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot, PRODUCT_PNG } from "../support/a-web-root.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();

const start = (env: Record<string, string> = {}) => startTestServer(world, env, { webRoot: webRoot.path });

async function pictureOf(server: TestServer, { id }: { id: string }, query = ""): Promise<string> {
  const page = await (await server.call(`/tee-times/${id}${query}`)).text();
  return /\/link-pictures\/[^"]+/.exec(page)?.[0] ?? "";
}

describe("the picture of a game", () => {
  test("is a PNG that may be kept for ever, and by other sites", async () => {
    const game = await world.teeTime();
    await using server = await start();
    const picture = await server.call(await pictureOf(server, game));
    expect(picture.status).toBe(200);
    expect(Buffer.from(await picture.arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  test("is kept by nobody but who asks, and briefly, where its address has an invite", async () => {
    const open = await world.teeTime();
    const game = await world.teeTime({ isPublic: false });
    const { inviteToken } = await getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id });
    await using server = await start();
    const invited = await server.call(await pictureOf(server, game, `?invite=${inviteToken}`));
    expect([invited.status, invited.headers.get("cache-control")]).toEqual([200, "private, max-age=300"]);
    // A game that was private may have become public, while the link still opens other doors.
    const opened = await server.call(`${await pictureOf(server, open)}?invite=${inviteToken}`);
    expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, "private, max-age=300"]);
  });

  test("has another address when it shows something else, and the old one shows the new picture for a while", async () => {
    const game = await world.teeTime();
    await using server = await start();
    const before = await pictureOf(server, game);
    await world.request(game, await world.golfer(), "confirmed");
    expect(await pictureOf(server, game)).not.toBe(before);
    const old = await server.call(before);
    expect([old.status, old.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  test("is drawn once for everyone who asks", async () => {
    const game = await world.teeTime();
    await using server = await start();
    let drawn = 0;
    const { render } = server.deps.pictures;
    server.deps.pictures.render = (svg, fonts) => {
      drawn++;
      return render(svg, fonts);
    };
    const path = await pictureOf(server, game);
    await Promise.all(Array.from({ length: 5 }, () => server.call(path)));
    await server.call(path);
    expect(drawn).toBe(1);
  });

  test("is the product's, and not kept, while it cannot be drawn", async () => {
    const game = await world.teeTime();
    await using server = await start();
    server.deps.pictures.render = () => Promise.reject(new Error("too many"));
    const picture = await server.call(await pictureOf(server, game));
    expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await picture.text()).toBe(PRODUCT_PNG);
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: "a link picture could not be drawn" }));
  });

  test("is the product's for crawlers while too many are drawn, and browsers read when to try again", async () => {
    const game = await world.teeTime();
    await using server = await start();
    const busy = fail("serviceUnavailable", { retryAfterSeconds: 5 });
    server.deps.pictures.render = () => Promise.reject(busy);
    const path = await pictureOf(server, game);
    const crawled = await server.call(path);
    expect([crawled.status, await crawled.text()]).toEqual([200, PRODUCT_PNG]);
    const shown = await server.call(path, { headers: { "sec-fetch-dest": "image" } });
    expect(shown.status).toBe(503);
    expect(shown.headers.get("retry-after")).toBe("5");
    expect(shown.headers.get("cache-control")).toBe("no-store");
  });

  test("leaves out names that the fonts lack", async () => {
    const course = await world.course({ name: "川奈ホテル", location: "Ito, Japan" });
    const host = await world.golfer({ firstName: "龍" });
    const game = await world.teeTime({ courseId: course.id, hostId: host.id });
    await using server = await start();
    const drawings: string[] = [];
    server.deps.pictures.render = async (svg) => {
      drawings.push(svg);
      return new Uint8Array();
    };
    await server.call(await pictureOf(server, game));
    expect(drawings[0]).toContain("<text>Ito, Japan</text>");
    expect(drawings[0]).not.toMatch(/川|龍/);
  });

  test("counts against the limit of the address that asks", async () => {
    await using server = await start({ PUBLIC_URL: "https://fourball.example" });
    const path = "/link-pictures/tee-times/00000000-0000-4000-8000-000000000000/00.png";
    const statuses = new Set<number>();
    for (let call = 0; call < 101; call++) statuses.add((await server.call(path)).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe("the ticket of a round", () => {
  const aRound = async () => {
    const course = await world.course({ name: "Pebble Beach" });
    const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
    const player = await world.golfer({ firstName: "Jonas" });
    const game = await world.teeTime({ hostId: host.id, courseId: course.id, date: "2026-06-06", status: "completed" });
    await world.request(game, player, "confirmed");
    return { host, player, path: `/tee-times/${game.id}/ticket.png` };
  };

  test("is a PNG for those who played, which nothing keeps for others", async () => {
    const { host, player, path } = await aRound();
    await using server = await start();
    for (const golfer of [host, player]) {
      const picture = await server.call(path, { as: golfer });
      expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(Buffer.from(await picture.arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
    }
    const others = [await server.call(path), await server.call(path, { as: await world.golfer() })];
    expect(others.map(({ status }) => status)).toEqual([401, 404]);
  });

  test("is sent again only where it has changed, as by a block", async () => {
    const { host, player, path } = await aRound();
    await using server = await start();
    server.deps.pictures.render = async (svg) => new TextEncoder().encode(svg);
    const first = await server.call(path, { as: player });
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = await server.call(path, { as: player, headers });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    await world.db.insert(golferBlocks).values({ blockerId: host.id, blockedId: player.id });
    expect((await server.call(path, { as: player, headers })).status).toBe(200);
  });

  test("has the day, the course, first names and the rounds of the year", async () => {
    const { player, path } = await aRound();
    await using server = await start();
    const drawings: string[] = [];
    server.deps.pictures.render = async (svg) => {
      drawings.push(svg);
      return new Uint8Array(1);
    };
    await server.call(path, { as: player });
    expect(drawings[0]).toContain("<text>Saturday, June 6 Pebble Beach Maya, Jonas 1 round this year</text>");
  });

  test("is refused while it can't be drawn: the product's picture would be kept as the round's", async () => {
    const { player, path } = await aRound();
    await using server = await start();
    server.deps.pictures.render = () => Promise.reject(new Error("too many"));
    const refused = await server.call(path, { as: player });
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });
});
