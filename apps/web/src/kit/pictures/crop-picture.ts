import { PictureRefusal } from "./open-picture.ts";
import { pictureTexts } from "./texts.ts";

/** A part of a picture, in its own pixels. */
export type Part = { x: number; y: number; width: number; height: number };

const QUALITY = 0.88;

/** The part, or all of it, as a file not larger than `size`. WebP, or JPEG where the browser can't write it. */
export async function cropPicture(address: string, size: { width: number; height: number }, chosen?: Part): Promise<Blob> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const part = chosen ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const scale = Math.min(1, size.width / part.width, size.height / part.height);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new PictureRefusal(pictureTexts.unreadable);
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency, which would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const webp = await fileOf(canvas, "image/webp");
  const file = webp?.type === "image/webp" ? webp : await fileOf(canvas, "image/jpeg");
  if (!file) throw new PictureRefusal(pictureTexts.unreadable);
  return file;
}

const fileOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
