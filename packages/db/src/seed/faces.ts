import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import type { pictures } from "../schema/index.ts";

/** Portraits of about half of the golfers, by their keys; `npm run make-art` in packages/ui draws them. */
const folder = new URL("../../faces/", import.meta.url);

const sizes = PICTURE_SIZES.golfer.map(({ width }) => width);
const [largest] = PICTURE_SIZES.golfer;

export type DemoPicture = {
  row: typeof pictures.$inferInsert;
  /** Of the largest file. */
  key: string;
  files: { key: string; bytes: Uint8Array }[];
};

/** The pictures of the golfers who have one, as if they had uploaded them. */
export async function readFaces(golfers: readonly { id: string; key: string }[]): Promise<DemoPicture[]> {
  const drawn = new Set(await readdir(folder));
  return Promise.all(golfers.filter(({ key }) => drawn.has(fileOf(key, largest.width))).map(readFace));
}

async function readFace({ id, key }: { id: string; key: string }): Promise<DemoPicture> {
  const files = await Promise.all(sizes.map((width) => readFile(new URL(fileOf(key, width), folder))));
  const hash = createHash("sha256").update(id);
  for (const bytes of files) hash.update(bytes);
  const picture = { kind: "golfer" as const, hash: hash.digest("hex") };
  return {
    key: pictureKey(picture, largest.width),
    row: { ...picture, ownerId: id, sizes, width: largest.width, height: largest.height, unusedSince: null },
    files: files.map((bytes, place) => ({ key: pictureKey(picture, sizes[place] ?? 0), bytes })),
  };
}

const fileOf = (golfer: string, width: number): string => `${golfer}-${width}.webp`;
