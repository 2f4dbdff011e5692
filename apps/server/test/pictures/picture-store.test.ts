import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabaseStore } from "@fourball/db/pictures/database-store";
import { createDiskStore, pictureKeysIn } from "@fourball/db/pictures/disk-store";
import { pictureKey } from "@fourball/domain/picture/address";
import type { PictureStore } from "@fourball/domain/ports/picture-store";
import { testWorld } from "@fourball/services/testing";
import S3rver from "s3rver";
import { describe, expect, onTestFinished, test } from "vitest";
import { createS3Store } from "../../src/pictures/s3-store.ts";

const world = testWorld();

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A server of the protocol, for what is put, found and deleted. It also takes wrong signatures: whether the requests are
 * signed as Amazon wants it is not shown by these tests.
 */
async function bucket(name = "tees"): Promise<{ endpoint: string; bucket: string }> {
  const configureBuckets = [{ name, configs: [] }];
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets,
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return { endpoint: `http://127.0.0.1:${port}`, bucket: name };
}

const credentials = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

const stores: [name: string, open: () => Promise<PictureStore>][] = [
  ["in a folder", async () => createDiskStore(join(await temporaryFolder(), "pictures"))],
  ["in the database", async () => createDatabaseStore(world.db)],
  ["in a bucket", async () => createS3Store({ ...(await bucket()), ...credentials })],
];

const key = pictureKey({ kind: "golfer", hash: "a".repeat(64) }, 512);
const other = pictureKey({ kind: "chat", hash: "b".repeat(64) }, 1600);
const everyByte = Uint8Array.from({ length: 1024 }, (_, index) => (index * 31) % 256);

describe.each(stores)("the picture store %s", (_name, open) => {
  test("gives back every byte, by its key", async () => {
    const store = await open();
    await store.put(key, everyByte);
    await store.put(other, Uint8Array.of(7));
    expect(await store.get(key)).toEqual(everyByte);
    expect(await store.get(other)).toEqual(Uint8Array.of(7));
  });

  test("has nothing under an unknown key", async () => {
    const store = await open();
    expect(await store.get(key)).toBeNull();
  });

  test("takes the same picture twice, at once too", async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 8 }, () => store.put(key, everyByte)));
    expect(await store.get(key)).toEqual(everyByte);
  });

  test("deletes one picture, once and again", async () => {
    const store = await open();
    await store.put(key, everyByte);
    await store.put(other, everyByte);
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    expect(await store.get(other)).toEqual(everyByte);
  });
});

describe("the picture store in a folder", () => {
  test("leaves nothing behind but whole pictures", async () => {
    const folder = join(await temporaryFolder(), "pictures");
    const store = createDiskStore(folder);
    expect(await pictureKeysIn(folder)).toEqual([]);
    await store.put(key, everyByte);
    expect(await readdir(folder)).toEqual([key]);
    expect(await pictureKeysIn(folder)).toEqual([key]);
    await store.delete(key);
    expect(await readdir(folder)).toEqual([]);
  });

  test("reads nothing outside of it", async () => {
    const folder = await temporaryFolder();
    const store = createDiskStore(join(folder, "pictures"));
    await createDiskStore(folder).put(key, everyByte);
    expect(await store.get(`../${key}`)).toBeNull();
  });
});

describe("the picture store in a bucket", () => {
  test("fails where the bucket does not exist", async () => {
    const { endpoint } = await bucket();
    const store = createS3Store({ endpoint, bucket: "elsewhere", ...credentials });
    await expect(store.put(key, everyByte)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("NoSuchBucket") },
    });
  });
});
