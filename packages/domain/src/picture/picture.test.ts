import { describe, expect, test } from "vitest";
import { isPictureKey, PICTURES_PATH, pictureHashAt, pictureKey, publicPictureHash } from "./address.ts";
import { PICTURE_KINDS, PICTURE_SIZES } from "./constants.ts";
import { sizedPicture } from "./sized.ts";

const hash = "0123456789abcdef".repeat(4);
const site = "https://tees.example";

describe("address of a picture", () => {
  test.each(PICTURE_KINDS)("is found again in its address, small and large: %s", (kind) => {
    const [large, small] = PICTURE_SIZES[kind];
    const path = (width: number) => PICTURES_PATH + pictureKey({ kind, hash }, width);
    expect(sizedPicture(site + path(large.width), "large")).toBe(path(large.width));
    expect(sizedPicture(path(large.width), "small")).toBe(path(small.width));
    expect(isPictureKey(pictureKey({ kind, hash }, small.width))).toBe(true);
    expect(publicPictureHash(pictureKey({ kind, hash }, large.width))).toBe(kind === "chat" ? undefined : hash);
    expect(pictureHashAt(site + path(large.width), site)).toBe(kind === "chat" ? undefined : hash);
  });

  test.each([
    "https://elsewhere.example/dunes.jpg",
    `${site}/pictures/${hash}-512.png`,
    `${site}/pictures/../${hash}-512.webp`,
    `https://elsewhere.example/a/pictures/${hash}-512.webp`,
  ])("leaves other addresses alone: %s", (address) => {
    expect(sizedPicture(address, "small")).toBe(address);
    expect(pictureHashAt(address, site)).toBeUndefined();
  });
});
