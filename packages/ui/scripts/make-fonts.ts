// Cuts the committed font files out of the Archivo and Noto Color Emoji packages and writes the faces that name them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { subsetEmoji } from "./emoji-font.ts";
import { arialBoldLike, arialLike, type Fallback, fallbackFace, narrowBoldLike } from "./fallback-metrics.ts";
import { latin, latinExtended, numerals } from "./font-characters.ts";

const archivo = await packaged("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");
const archivoExtended = await packaged("@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2");
const notoEmoji = await packaged("@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2");

const emoji = "⛳🌅😄📚🏆🌇";
// What golfers answer messages with, in a file of its own that only a chat fetches.
const reactionEmoji = "👍😂🔥🙌❤";

const textAxes = { wdth: { min: 100, max: 112 }, wght: { min: 400, max: 700 } };
const numeralAxes = {
  wdth: { min: 62, max: 75 },
  wght: { min: 400, max: 700 },
};
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "calt"];

await keep(
  "archivo-text",
  await subsetFont(archivo, latin, {
    targetFormat: "woff2",
    variationAxes: textAxes,
    keepFeatures: features,
  }),
);
await keep(
  "archivo-text-ext",
  await subsetFont(archivoExtended, latinExtended, {
    targetFormat: "woff2",
    variationAxes: textAxes,
    keepFeatures: features,
  }),
);
await keep(
  "archivo-numerals",
  await subsetFont(archivo, numerals, {
    targetFormat: "woff2",
    variationAxes: numeralAxes,
    keepFeatures: ["kern", "tnum"],
  }),
);
await keep("emoji", await convert(subsetEmoji(await convert(notoEmoji, "sfnt"), emoji), "woff2"));
await keep("emoji-ext", await convert(subsetEmoji(await convert(notoEmoji, "sfnt"), reactionEmoji), "woff2"));

const css = [
  "/* Written by scripts/make-fonts.ts. */\n",
  face("Archivo", "archivo-text", "400 700", "100% 112%"),
  face("Archivo", "archivo-text-ext", "400 700", "100% 112%", unicodeRange(latinExtended)),
  face("Archivo Numerals", "archivo-numerals", "400 700", "62% 75%", unicodeRange(numerals)),
  face("Emoji Subset", "emoji", "400", "100%", unicodeRange(emoji)),
  face("Emoji Subset", "emoji-ext", "400", "100%", unicodeRange(reactionEmoji)),
  await matched(arialLike, { wdth: 100, wght: 400 }),
  await matched(arialBoldLike, { wdth: 108, wght: 700 }),
  await matched(narrowBoldLike, { wdth: 62, wght: 700 }),
].join("\n");
await writeFile(fileURLToPath(new URL("../src/styles/fonts.css", import.meta.url)), css);

async function packaged(path: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(path)));
}

async function keep(name: string, font: Buffer): Promise<void> {
  const folder = new URL("../assets/fonts/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.woff2`, folder), font);
}

async function matched(fallback: Fallback, variationAxes: Record<string, number>): Promise<string> {
  return fallbackFace(await subsetFont(archivo, latin, { targetFormat: "sfnt", variationAxes }), fallback);
}

function face(family: string, file: string, weight: string, stretch: string, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-stretch: ${stretch};
  font-display: swap;
  src: url("../../assets/fonts/${file}.woff2") format("woff2");
${range ? `  unicode-range: ${range};\n` : ""}}
`;
}

function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs = codes.reduce<[number, number][]>((found, code) => {
    const last = found.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else found.push([code, code]);
    return found;
  }, []);
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}
