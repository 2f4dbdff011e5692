import type { PictureSize } from "../picture/constants.ts";

/** WebP, with what it measures in pixels. */
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };

/**
 * Decodes an uploaded picture and encodes it anew in each of the sizes, in their order: upright, without metadata. Throws a
 * `Failure` that golfers can read for anything but a still JPEG, PNG, WebP or AVIF picture.
 */
export type PictureEncoder = (bytes: Uint8Array, sizes: readonly PictureSize[]) => Promise<EncodedPicture[]>;
