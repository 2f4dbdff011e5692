import { pictureTexts } from "./texts.ts";

const BYTES_MAX = 50 * 1024 * 1024;
const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** What the file dialog offers. Safari turns its own HEIC into JPEG when the list doesn't name it. */
export const ACCEPTED_TYPES = TYPES.join();

/** Why a file can't be used, in words that golfers can read. */
export class PictureRefusal extends Error {
  override readonly name = "PictureRefusal";
}

/** The address of a file that this browser can draw; call `URL.revokeObjectURL` with it when it is no longer shown. */
export async function openPicture(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new PictureRefusal(pictureTexts.tooLarge);
  if (!TYPES.includes(file.type) && !isHeic(file)) throw new PictureRefusal(pictureTexts.wrongType);
  const address = URL.createObjectURL(file);
  try {
    await Object.assign(new Image(), { src: address }).decode();
    return address;
  } catch {
    URL.revokeObjectURL(address);
    throw new PictureRefusal(isHeic(file) ? pictureTexts.heic : pictureTexts.unreadable);
  }
}
