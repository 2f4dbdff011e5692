import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureFiles, pictures, users } from "@fourball/db/schema/index";
import { FAILURES } from "@fourball/domain/failure";
import { PICTURE_BYTES_MAX } from "@fourball/domain/picture/constants";
import { uploadedPicture } from "@fourball/domain/picture/schema";
import { testWorld } from "@fourball/services/testing";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { animatedPicture, bombPicture, heicPicture, samplePicture, svgPicture } from "../support/sample-pictures.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

async function startServer(environment: Record<string, string> = {}): Promise<TestServer & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "fourball-uploads-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { ...(await startTestServer(world, { DATA_DIR: dataDir, ...environment })), dataDir };
}

type Upload = { kind?: string; type?: string; as?: { id: string }; headers?: Record<string, string> };

type Body = Uint8Array | ReadableStream<Uint8Array>;

async function upload(server: TestServer, body: Body, { kind = "golfer", type = "image/jpeg", as, headers }: Upload = {}) {
  const all = new Headers({ "content-type": type, ...headers });
  if (as) all.set("cookie", await server.signIn(as));
  return fetch(`${server.url}/api/pictures/${kind}`, { method: "POST", body, headers: all, duplex: "half" });
}

const uploaded = async (answer: Response) => uploadedPicture.parse(await answer.json());

/** Every trace of a picture: rows, files in the database, files in the folder. */
async function traces({ dataDir }: { dataDir: string }): Promise<number> {
  const files = await readdir(join(dataDir, "pictures")).catch(() => []);
  return files.length + (await world.db.$count(pictures)) + (await world.db.$count(pictureFiles));
}

describe("uploading a picture", () => {
  test("stores it in its sizes and serves it at an address that never changes", async () => {
    await using server = await startServer();
    const golfer = await world.golfer();
    const answer = await upload(server, await samplePicture("jpeg", 700, 600), { as: golfer });
    expect(answer.status).toBe(201);
    const { url, width, height } = await uploaded(answer);
    expect([width, height]).toEqual([512, 512]);

    const path = new URL(url).pathname;
    const large = await fetch(server.url + path);
    expect(large.status).toBe(200);
    expect(Object.fromEntries(large.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(large.headers.get("set-cookie")).toBeNull();
    expect(await sharp(await large.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    const small = await fetch(server.url + path.replace("-512", "-96"));
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 96, height: 96 });

    const known = { "if-none-match": large.headers.get("etag") ?? "" };
    const again = await fetch(server.url + path, { headers: known });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("gives a profile its picture, and takes no picture of another golfer", async () => {
    await using server = await startServer();
    const [golfer, other] = await world.golfers([{}, {}]);
    if (!golfer || !other) throw new Error("no golfers");
    const { url } = await uploaded(await upload(server, await samplePicture(), { kind: "cover", as: golfer }));
    const save = (as: { id: string }) => server.call("/api/users/profile", { method: "PATCH", body: { coverImageUrl: url }, as });
    expect((await save(other)).status).toBe(400);
    expect((await save(golfer)).status).toBe(200);
    expect(await (await server.call("/api/auth/user", { as: golfer })).json()).toMatchObject({ coverImageUrl: url });
    expect(await (await server.call(`/api/profile/${golfer.id}`)).json()).toMatchObject({ coverImageUrl: url });
  });

  test("is for golfers, that of a course for admins, and never for another site", async () => {
    await using server = await startServer();
    const [golfer, admin] = await world.golfers([{}, { isAdmin: true }]);
    const picture = await samplePicture();
    expect((await upload(server, picture)).status).toBe(401);
    expect((await upload(server, picture, { kind: "course" })).status).toBe(401);
    expect((await upload(server, picture, { kind: "course", as: golfer ?? { id: "" } })).status).toBe(403);
    expect((await upload(server, picture, { kind: "course", as: admin ?? { id: "" } })).status).toBe(201);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await upload(server, picture, { as: golfer ?? { id: "" }, headers: foreign })).status).toBe(403);
    expect((await upload(server, picture, { kind: "hat", as: golfer ?? { id: "" } })).status).toBe(404);
  });

  test.each([
    ["an SVG", async () => svgPicture(), 415],
    ["an animation", animatedPicture, 400],
    ["a bomb", async () => bombPicture(), 400],
    ["half of a picture", async () => (await samplePicture()).subarray(0, 9000), 400],
    ["a HEIC", async () => heicPicture(), 415],
    ["no picture", async () => Buffer.from("<!doctype html>"), 415],
    ["nothing", async () => Buffer.alloc(0), 415],
  ])("refuses %s and leaves nothing behind", async (_what, body, status) => {
    await using server = await startServer();
    const answer = await upload(server, new Uint8Array(await body()), { as: await world.golfer() });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/picture/) });
    expect(await traces(server)).toBe(0);
    expect(server.logged.filter(({ level }) => level === 50 || level === "error")).toEqual([]);
  });

  test("refuses a form, JSON and a type that only claims to be a picture", async () => {
    await using server = await startServer();
    const golfer = await world.golfer();
    const form = new FormData();
    form.set("file", new Blob([Uint8Array.from(await samplePicture())]));
    const posted = await fetch(`${server.url}/api/pictures/golfer`, {
      method: "POST",
      body: form,
      headers: { cookie: await server.signIn(golfer) },
    });
    expect(posted.status).toBe(415);
    const wrong = await upload(server, svgPicture(), { type: "image/webp", as: golfer });
    expect([wrong.status, await wrong.json()]).toEqual([415, { message: FAILURES.pictureTypeUnknown.text }]);
    expect(await traces(server)).toBe(0);
  });

  test("refuses more than 5 MB, declared or not, without reading 100 MB", async () => {
    await using server = await startServer();
    const golfer = await world.golfer();
    const declared = await upload(server, new Uint8Array(PICTURE_BYTES_MAX + 1), { as: golfer });
    expect([declared.status, await declared.json()]).toEqual([413, { message: FAILURES.pictureTooLarge.text }]);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    // The server answers and hangs up before all of it was sent, which a client may notice first.
    const refused = upload(server, endless, { as: golfer }).then(({ status }) => status);
    expect(await refused.catch(() => 413)).toBe(413);
    expect(sent).toBeLessThan(100);
    expect(await traces(server)).toBe(0);
  });

  test("takes one at a time from a golfer, and those of others at the same time", async () => {
    await using server = await startServer();
    const [golfer, other] = await world.golfers([{}, {}]);
    if (!golfer || !other) throw new Error("no golfers");
    const picture = new Uint8Array(await samplePicture());
    let finish = (): void => undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(picture.subarray(0, 1000));
        finish = () => {
          controller.enqueue(picture.subarray(1000));
          controller.close();
        };
      },
    });
    const first = upload(server, slow, { as: golfer });
    await expect
      .poll(async () => {
        const second = await upload(server, svgPicture(), { as: golfer });
        return [second.status, await second.json()];
      })
      .toEqual([429, { message: FAILURES.pictureUploading.text }]);
    expect((await upload(server, picture, { as: other })).status).toBe(201);
    finish();
    expect((await first).status).toBe(201);
  });

  test("is limited by the hour", async () => {
    await using server = await startServer();
    const golfer = await world.golfer();
    const spent: string[] = [];
    server.deps.services.limiter.spend = async (limit, key) => void spent.push(`${limit} of ${key}`);
    await upload(server, await samplePicture(), { as: golfer });
    expect(spent).toEqual([`writes of ${golfer.id}`, `pictures of ${golfer.id}`]);
  });

  test("survives the account that is closed while it runs: no file, no row", async () => {
    await using server = await startServer();
    const golfer = await world.golfer();
    const { pictures: store } = server.deps.services.ports;
    const { put } = store;
    store.put = async (key, bytes) => {
      await put(key, bytes);
      await world.db.update(pictures).set({ deletedAt: new Date() });
      await world.db.update(users).set({ deletedAt: new Date() });
    };
    expect((await upload(server, await samplePicture(), { as: golfer })).status).toBe(401);
    // The row goes with the job, later.
    expect(await traces(server)).toBe(1);
  });
});

describe("an uploaded picture", () => {
  const hash = "0".repeat(64);
  test.each([
    `/pictures/${hash}-512.webp`,
    `/pictures/chat-${hash}-1600.webp`,
    "/pictures/..%2f..%2fetc%2fpasswd",
    `/pictures/${hash}-512.png`,
    "/pictures/",
  ])("is a plain 404 at %s", async (path) => {
    await using server = await startServer();
    const answer = await fetch(server.url + path);
    expect([answer.status, await answer.json(), answer.headers.get("cache-control")]).toEqual([
      404,
      { message: "Not found" },
      path === "/pictures/" ? null : "no-store",
    ]);
  });
});
