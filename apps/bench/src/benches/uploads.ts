import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { uploadedPicture } from "@fourball/domain/picture/schema";
import sharp from "sharp";
import type { Options } from "../options.ts";
import { spreadOf, spreadText } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { startBuilt } from "../servers/start-server.ts";

const PICTURES_A_ROUND = 12;

/**
 * From the first byte of a golfer's photo to its last byte served, one after the other, on the embedded database; and the
 * ceiling: the same two encodings, written to a file and read again, without a server.
 */
export async function benchUploads({ port, rounds }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
  const settings = { DATA_DIR: join(folder, "data"), SEED: "demo", RATE_LIMIT: "off" };
  const [uploads, ceilings]: [number[], number[]] = [[], []];
  {
    await using server = await startBuilt(port, folder, settings);
    const cookie = await signIn(server.url);
    await uploadAndGet(server.url, cookie, await aPhoto());
    for (let count = 0; count < rounds * PICTURES_A_ROUND; count++) {
      const photo = await aPhoto();
      uploads.push(await timed(() => uploadAndGet(server.url, cookie, photo)));
      ceilings.push(await timed(() => encodeAndRead(photo, join(folder, "ceiling.webp"))));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const [fourball, ceiling] = [spreadOf(uploads), spreadOf(ceilings)];
  printTable(`A photo of 1200 × 900, embedded database, ${uploads.length} each`, [
    ["", "ms (median)", "min-max"],
    ["uploaded and served", ...spreadText(fourball)],
    ["ceiling: encoded twice, written and read", ...spreadText(ceiling)],
  ]);
  writeResult("uploads", { pictures: uploads.length, fourball, ceiling });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Another one each time: the same picture would be stored once. */
const aPhoto = (): Promise<Buffer> =>
  sharp({
    create: { width: 1200, height: 900, channels: 3, background: "#4a8", noise: { type: "gaussian", mean: 128, sigma: 20 } },
  })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: DEMO_EMAIL.golfer, password: DEMO_PASSWORD });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  return (await fetch(`${url}/api/auth/login`, init)).headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function uploadAndGet(url: string, cookie: string, photo: Buffer): Promise<void> {
  const headers = { "content-type": "image/jpeg", cookie };
  const sent = await fetch(`${url}/api/pictures/golfer`, { method: "POST", headers, body: Uint8Array.from(photo) });
  if (sent.status !== 201) throw new Error(`the upload failed with status ${sent.status}`);
  const { pathname } = new URL(uploadedPicture.parse(await sent.json()).url);
  await (await fetch(url + pathname)).arrayBuffer();
}

async function encodeAndRead(photo: Buffer, file: string): Promise<void> {
  for (const { width, height } of PICTURE_SIZES.golfer) {
    const encoded = await sharp(photo).autoOrient().resize(width, height, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
    await writeFile(file, encoded);
    await readFile(file);
  }
}
