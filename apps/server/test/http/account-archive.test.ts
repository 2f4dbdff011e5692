import { pictures } from "@fourball/db/schema/index";
import { pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { testWorld } from "@fourball/services/testing";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();

const MEGABYTE = 1024 * 1024;

/** So many covers of a golfer, each a megabyte in a store that counts how many are read at once. */
async function covers(golfer: { id: string }, count: number) {
  const sizes = PICTURE_SIZES.cover.map(({ width }) => width);
  const hashes = Array.from({ length: count }, (_, place) => place.toString(16).padStart(64, "0"));
  await world.db
    .insert(pictures)
    .values(hashes.map((hash) => ({ hash, kind: "cover" as const, ownerId: golfer.id, sizes, width: 1600, height: 400 })));
  const names = hashes.map((hash) => `pictures/${pictureKey({ kind: "cover", hash }, 1600)}`);
  const store = { open: 0, most: 0 };
  const get = async (key: string) => {
    store.most = Math.max(store.most, ++store.open);
    await Promise.resolve();
    store.open--;
    return new Uint8Array(MEGABYTE).fill(Number.parseInt(key.slice(56, 64), 16));
  };
  return { names, store, get };
}

describe("the archive of an account", () => {
  test("holds every picture of the golfer, however large all of them are, reading one at a time", async () => {
    const golfer = await world.golfer({ firstName: "Maya" });
    const { names, store, get } = await covers(golfer, 40);
    await using server = await startTestServer(world);
    server.deps.services.ports.pictures = { ...server.deps.services.ports.pictures, get };
    const answer = await server.call("/api/account/archive", { as: golfer });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="fourball-my-data.zip"',
      "cache-control": "no-store",
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(["my-data.json", ...names].toSorted());
    for (const [place, name] of names.entries()) expect([files[name]?.length, files[name]?.at(-1)]).toEqual([MEGABYTE, place]);
    expect(store.most).toBe(1);
    const data = JSON.parse(strFromU8(files["my-data.json"] ?? new Uint8Array()));
    expect(data.account.firstName).toBe("Maya");
    expect(data.pictures.map(({ file }: { file: string }) => file).toSorted()).toEqual(names);
  });

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 200],
    ["none", 200],
  ])("answers a navigation from %s with %i", async (site, status) => {
    await using server = await startTestServer(world);
    const headers = { "sec-fetch-site": site, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    expect((await server.call("/api/account/archive", { headers, as: await world.golfer() })).status).toBe(status);
  });

  test("is for the golfer alone", async () => {
    const [maya, priya] = await world.golfers([{}, {}]);
    if (!maya || !priya) throw new Error("no golfers");
    await covers(maya, 2);
    await using server = await startTestServer(world);
    expect((await server.call("/api/account/archive")).status).toBe(401);
    const answer = await server.call("/api/account/archive", { as: priya });
    expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual(["my-data.json"]);
  });
});
