import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictures } from "@fourball/db/schema/index";
import { chatMessage } from "@fourball/domain/chat/message";
import { testWorld } from "@fourball/services/testing";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { samplePicture, svgPicture } from "../support/sample-pictures.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

async function startServer(): Promise<TestServer & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "fourball-photos-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { ...(await startTestServer(world, { DATA_DIR: dataDir })), dataDir };
}

async function send(server: TestServer, teeTimeId: string, body: Uint8Array, as?: { id: string }, query = ""): Promise<Response> {
  const headers = new Headers({ "content-type": "image/jpeg" });
  if (as) headers.set("cookie", await server.signIn(as));
  return fetch(`${server.url}/api/tee-times/${teeTimeId}/photos${query}`, { method: "POST", body, headers });
}

async function get(server: TestServer, path: string, as?: { id: string }, tag?: string): Promise<Response> {
  const headers = new Headers(tag ? { "if-none-match": tag } : {});
  if (as) headers.set("cookie", await server.signIn(as));
  return fetch(server.url + path, { headers });
}

describe("photos in a chat", () => {
  test("are sent with a description and seen by the group only, asked again each time", async () => {
    await using server = await startServer();
    const [host, player, stranger] = await world.golfers([{}, {}, {}]);
    if (!host || !player || !stranger) throw new Error("no golfers");
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, player, "confirmed");
    const picture = await samplePicture("jpeg", 300, 200);
    const answer = await send(server, teeTime.id, picture, player, "?description=The%20dunes&clientId=a");
    expect(answer.status).toBe(201);
    const { message, photo } = chatMessage.parse(await answer.json());
    expect([message, photo?.width, photo?.height]).toEqual(["The dunes", 300, 200]);
    const path = photo?.url ?? "";

    const seen = await get(server, path, host);
    expect([seen.status, seen.headers.get("cache-control"), seen.headers.get("content-type")]).toEqual([
      200,
      "private, no-cache",
      "image/webp",
    ]);
    expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 300 });
    const tag = seen.headers.get("etag") ?? "";
    expect((await get(server, path, host, tag)).status).toBe(304);

    const unknown = path.replace(/chat-\w{64}/, `chat-${"0".repeat(64)}`);
    const refusals = await Promise.all([
      get(server, path),
      get(server, path, undefined, tag),
      get(server, path, stranger, tag),
      get(server, unknown, host),
      get(server, path.replace("chat-", ""), host),
    ]);
    for (const refusal of refusals)
      expect([refusal.status, await refusal.json(), refusal.headers.get("cache-control")]).toEqual([
        404,
        { message: "Not found" },
        "no-store",
      ]);
  });

  test("count as messages and as pictures", async () => {
    await using server = await startServer();
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const spent: string[] = [];
    server.deps.services.limiter.spend = async (limit, key) => void spent.push(`${limit} of ${key}`);
    expect((await send(server, teeTime.id, await samplePicture(), host)).status).toBe(201);
    expect(spent).toEqual(["writes", "chatBurst", "chat", "pictures"].map((limit) => `${limit} of ${host.id}`));
  });

  test("are refused for others before they are read, and leave nothing", async () => {
    await using server = await startServer();
    const [host, stranger] = await world.golfers([{}, {}]);
    if (!host || !stranger) throw new Error("no golfers");
    const listed = await world.teeTime({ hostId: host.id });
    const unlisted = await world.teeTime({ hostId: host.id, isPublic: false });
    const picture = await samplePicture();
    expect((await send(server, listed.id, picture)).status).toBe(401);
    expect((await send(server, listed.id, picture, stranger)).status).toBe(403);
    expect((await send(server, unlisted.id, picture, stranger)).status).toBe(404);
    expect((await send(server, "nowhere", picture, host)).status).toBe(404);
    expect((await send(server, listed.id, svgPicture(), host)).status).toBe(415);
    expect((await send(server, listed.id, picture, host, `?description=${"a".repeat(501)}`)).status).toBe(400);
    expect(await world.db.$count(pictures)).toBe(0);
    expect(await readdir(server.dataDir)).toEqual([]);
  });
});
