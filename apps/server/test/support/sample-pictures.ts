import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "avif";

const noise = (width: number, height: number): Buffer =>
  Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, index) => Math.imul(index ^ (index >> 7), 2_654_435_761) >>> 24),
  );

/** A picture that compresses badly, as photos do. */
export const samplePicture = async (format: Format = "jpeg", width = 320, height = 240): Promise<Buffer> =>
  sharp(noise(width, height), { raw: { width, height, channels: 3 } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();

/** As a phone takes it: lying on its side, with where it was taken. The left half is red, the right half blue when upright. */
export async function phonePicture(): Promise<Buffer> {
  const half = (left: number, background: string) => ({
    input: { create: { width: 200, height: 300, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const upright = await sharp({ create: { width: 400, height: 300, channels: 3, background: "white" } })
    .composite([half(0, "#f00"), half(200, "#00f")])
    .png()
    .toBuffer();
  // Turned by a quarter to the left, and said to be so.
  return sharp(upright)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Canary Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "36/1 34/1 7/1", GPSLongitudeRef: "W", GPSLongitude: "121/1 56/1 58/1" },
    })
    .jpeg()
    .toBuffer();
}

/** A small file that claims to be 20,000 pixels wide and high. */
export function bombPicture(): Buffer {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit of gray a pixel.
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

export const animatedPicture = async (): Promise<Buffer> => {
  const frames = ["#f00", "#0f0", "#00f"].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();
};

/** A PNG of three frames: the first is the picture that programs show which know nothing of animations. */
export async function animatedPng(): Promise<Buffer> {
  const still = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0f0" } })
    .png()
    .toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(3, 0);
  const endOfHead = still.indexOf("IHDR") + 4 + 13 + 4;
  return Buffer.concat([still.subarray(0, endOfHead), chunk("acTL", control), still.subarray(endOfHead)]);
}

/** The first bytes of a picture that a phone took, without the picture. */
export const heicPicture = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmif1\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);

export const svgPicture = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>');
