export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

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
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const at = (start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  if (at(4, 8) !== "ftyp") return undefined;
  // The major brand may be a general one; the brands that it is compatible with follow.
  const brands = [at(8, 12), ...[16, 20, 24, 28].map((start) => at(start, start + 4))];
  return brands.map((brand) => BRANDS[brand]).find((type) => type !== undefined);
}
