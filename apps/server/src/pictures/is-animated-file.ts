import type { PictureType } from "./picture-type.ts";

/** Animations of which the decoder shows the first picture only, without a word of the others. It counts those of WebP itself. */
export function isAnimatedFile(bytes: Uint8Array, type: PictureType): boolean {
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
