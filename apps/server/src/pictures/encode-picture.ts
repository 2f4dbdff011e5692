import { Failure, fail } from "@fourball/domain/failure";
import { PICTURE_PIXELS_MAX, type PictureSize } from "@fourball/domain/picture/constants";
import type { PictureEncoder } from "@fourball/domain/ports/picture-encoder";
import type { Sharp, SharpOptions } from "sharp";
import { createSemaphore } from "../limits/semaphore.ts";

/** Each takes up to 200 MB and one core. */
const AT_ONCE = 2;
const QUEUE_MAX = 16;
const TIMEOUT_SECONDS = 5;
const QUALITY = 82;

const OPTIONS = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: "error", pages: 1 } as const satisfies SharpOptions;

type OpenPicture = (bytes: Uint8Array) => Sharp;

/** Loaded with the first picture: a process without uploads does not have it in memory. */
async function loadSharp(): Promise<OpenPicture> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  // Nothing but the four types reaches a decoder, whatever the bytes claim to be.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
  });
  return (bytes) => sharp(bytes, OPTIONS).timeout({ seconds: TIMEOUT_SECONDS });
}

/** Decodes and encodes in threads of its own, a few at once for the whole process. */
export function createPictureEncoder(): PictureEncoder {
  const { run: limited } = createSemaphore(AT_ONCE, QUEUE_MAX);
  let loading: Promise<OpenPicture> | undefined;
  return async (bytes, sizes) => {
    const type = pictureTypeOf(bytes);
    if (type === "heic") throw fail("pictureHeic");
    if (type === undefined) throw fail("pictureTypeUnknown");
    if (isAnimatedFile(bytes, type)) throw fail("pictureAnimated");
    loading ??= loadSharp();
    const open = await loading;
    return limited(async () => {
      try {
        await requireStill(open(bytes));
        const encoded = [];
        for (const size of sizes) encoded.push(await encode(open(bytes), size));
        return encoded;
      } catch (error) {
        throw error instanceof Failure ? error : refusalOf(error);
      }
    });
  };
}

async function requireStill(picture: Sharp): Promise<void> {
  const { pages = 1, width, height } = await picture.metadata();
  if (pages > 1) throw fail("pictureAnimated");
  if (width * height > PICTURE_PIXELS_MAX) throw fail("pictureTooManyPixels");
}

async function encode(picture: Sharp, { width, height, inside }: PictureSize) {
  const { data, info } = await picture
    .autoOrient()
    .resize(width, height, { fit: inside ? "inside" : "cover", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The decoder's own words are not for golfers. */
function refusalOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : "";
  return fail(/pixel limit|timeout/i.test(message) ? "pictureTooManyPixels" : "pictureDamaged");
}

/** Animations of which the decoder shows the first picture only, without a word of the others. It counts those of WebP itself. */
function isAnimatedFile(bytes: Uint8Array, type: PictureType): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "png") return hasAnimationControl(file);
  return type === "avif" && file.toString("latin1", 8, 12) === "avis";
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** The chunk `acTL` comes before the first picture data in an animated PNG, and in no other. */
function hasAnimationControl(png: Buffer): boolean {
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const type = png.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    at += FRAME_BYTES + png.readUInt32BE(at);
  }
  return false;
}

type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

const BRANDS: Record<string, PictureType> = {
  avif: "avif",
  avis: "avif",
  heic: "heic",
  heix: "heic",
  hevc: "heic",
  heim: "heic",
  heis: "heic",
};

/** What the first bytes say; the name and the content type of an upload can say anything. */
function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const at = (start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  if (at(4, 8) !== "ftyp") return undefined;
  // The major brand may be a general one; the brands that it is compatible with follow.
  const brands = [at(8, 12), ...[16, 20, 24, 28].map((start) => at(start, start + 4))];
  return brands.map((brand) => BRANDS[brand]).find((type) => type !== undefined);
}
