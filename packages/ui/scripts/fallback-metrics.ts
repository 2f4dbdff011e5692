import { type FontTables, glyphOf, readTables, table } from "./sfnt.ts";

/** How often a letter or a space turns up in a thousand characters of English. */
const frequency: Readonly<Record<string, number>> = {
  " ": 180,
  e: 104,
  t: 74,
  a: 66,
  o: 62,
  n: 57,
  i: 57,
  s: 52,
  r: 49,
  h: 50,
  l: 33,
  d: 35,
  c: 23,
  u: 23,
  m: 20,
  f: 18,
  p: 16,
  g: 16,
  w: 19,
  y: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
};

const arial: Readonly<Record<string, number>> = {
  " ": 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};

const arialBold: Readonly<Record<string, number>> = {
  " ": 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  w: 778,
  x: 556,
  y: 556,
  z: 500,
};

export interface Fallback {
  family: string;
  local: readonly string[];
  weight: string;
  /** Advance widths of the fallback in thousandths of an em, by character. */
  widths: Readonly<Record<string, number>>;
}

export const arialLike: Fallback = {
  family: "Archivo Fallback",
  local: ["Arial", "Liberation Sans", "Helvetica"],
  weight: "400 599",
  widths: arial,
};
export const arialBoldLike: Fallback = {
  family: "Archivo Fallback",
  local: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"],
  weight: "600 700",
  widths: arialBold,
};
export const narrowBoldLike: Fallback = {
  family: "Archivo Numerals Fallback",
  local: ["Arial Narrow Bold", "Liberation Sans Narrow Bold", "Helvetica Neue Condensed Bold"],
  weight: "400 700",
  widths: Object.fromEntries(Array.from("0123456789", (digit) => [digit, 456])),
};

/** How far a character moves the next one, in ems. */
export function advance(tables: FontTables, character: string): number {
  const measured = table(tables, "hhea").readUInt16BE(34);
  const glyph = Math.min(glyphOf(tables, character.codePointAt(0) ?? 0), measured - 1);
  return table(tables, "hmtx").readUInt16BE(glyph * 4) / table(tables, "head").readUInt16BE(18);
}

function averageWidth(characters: readonly string[], widthOf: (character: string) => number): number {
  const weightOf = (character: string): number => frequency[character] ?? 1;
  const total = characters.reduce((sum, character) => sum + weightOf(character), 0);
  return characters.reduce((sum, character) => sum + weightOf(character) * widthOf(character), 0) / total;
}

/** A local face stretched to the space that `face` (one instance, uncompressed) will take, so nothing moves when it arrives. */
export function fallbackFace(face: Buffer, fallback: Fallback): string {
  const tables = readTables(face);
  const characters = Object.keys(fallback.widths);
  const own = averageWidth(characters, (character) => advance(tables, character));
  const size = own / averageWidth(characters, (character) => (fallback.widths[character] ?? 0) / 1000);
  const hhea = table(tables, "hhea");
  const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;
  const ofEm = (at: number): string => percent(Math.abs(hhea.readInt16BE(at)) / table(tables, "head").readUInt16BE(18) / size);
  return `@font-face {
  font-family: "${fallback.family}";
  font-weight: ${fallback.weight};
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${ofEm(4)};
  descent-override: ${ofEm(6)};
  line-gap-override: ${ofEm(8)};
}
`;
}
