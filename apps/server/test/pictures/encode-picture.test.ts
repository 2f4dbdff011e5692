import { FAILURES } from "@fourball/domain/failure";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createPictureEncoder } from "../../src/pictures/encode-picture.ts";
import {
  animatedPicture,
  animatedPng,
  bombPicture,
  heicPicture,
  phonePicture,
  samplePicture,
  svgPicture,
} from "../support/sample-pictures.ts";

const encode = createPictureEncoder();
const { golfer, chat } = PICTURE_SIZES;

const half = (picture: Buffer): Buffer => picture.subarray(0, picture.length / 2);

describe("encoding a picture", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("makes WebP of every size from %s", async (format) => {
    const [large, small] = await encode(await samplePicture(format, 600, 550), golfer);
    expect(large).toMatchObject({ width: 512, height: 512 });
    expect(small).toMatchObject({ width: 96, height: 96 });
    for (const each of [large, small]) expect((await sharp(each?.bytes).metadata()).format).toBe("webp");
  });

  test("turns it upright and drops where and by what it was taken", async () => {
    const original = await phonePicture();
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const [large] = await encode(original, chat);
    expect(large).toMatchObject({ width: 400, height: 300 });
    const { exif, icc, xmp, orientation } = await sharp(large?.bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(large?.bytes ?? []).includes("Canary")).toBe(false);
    const { data, info } = await sharp(large?.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    expect(at(50, 150)[0]).toBeGreaterThan(200);
    expect(at(350, 150)[2]).toBeGreaterThan(200);
  });

  test("keeps a whole photo of a chat, and enlarges none", async () => {
    expect((await encode(await samplePicture("jpeg", 2000, 1000), chat)).map(({ width, height }) => [width, height])).toEqual([
      [1600, 800],
      [800, 400],
    ]);
    expect((await encode(await samplePicture("png", 60, 40), chat))[0]).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    ["an SVG", async () => svgPicture(), FAILURES.pictureTypeUnknown.text],
    ["a text", async () => Buffer.from("no picture at all"), FAILURES.pictureTypeUnknown.text],
    ["nothing", async () => Buffer.alloc(0), FAILURES.pictureTypeUnknown.text],
    [
      "a GIF",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .gif()
          .toBuffer(),
      FAILURES.pictureTypeUnknown.text,
    ],
    ["a HEIC", async () => heicPicture(), FAILURES.pictureHeic.text],
    ["an animated WebP", animatedPicture, FAILURES.pictureAnimated.text],
    ["an animated PNG", animatedPng, FAILURES.pictureAnimated.text],
    ["an animated AVIF", async () => Buffer.from("\0\0\0\x18ftypavis\0\0\0\0avifmif1", "latin1"), FAILURES.pictureAnimated.text],
    ["a bomb", async () => bombPicture(), FAILURES.pictureTooManyPixels.text],
    ["half of a JPEG", async () => half(await samplePicture("jpeg")), FAILURES.pictureDamaged.text],
    ["half of a PNG", async () => half(await samplePicture("png")), FAILURES.pictureDamaged.text],
    ["half of a WebP", async () => half(await samplePicture("webp")), FAILURES.pictureDamaged.text],
    [
      "an SVG that says it is a JPEG",
      async () => Buffer.concat([Buffer.from([255, 216, 255]), svgPicture()]),
      FAILURES.pictureDamaged.text,
    ],
  ])("refuses %s in words that golfers can read", async (_what, picture, message) => {
    await expect(encode(await picture(), golfer)).rejects.toMatchObject({ name: "Failure", message });
  });
});
