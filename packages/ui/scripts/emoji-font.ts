import { copyColorTable, type Renumbering, renumbering } from "./color-paints.ts";
import { type FontTables, glyphOf, readTables, table, writeTables } from "./sfnt.ts";

/** A color font with nothing but the given characters. Sequences of several characters are not supported. */
export function subsetEmoji(font: Buffer, characters: string): Buffer {
  const source = readTables(font);
  const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const bases = codePoints.map((codePoint) => glyphOf(source, codePoint));
  if (bases.includes(0)) throw new Error("The emoji font lacks a character");
  const glyphs = renumbering([0, ...bases]);
  const palette = renumbering([]);
  const colr = copyColorTable(table(source, "COLR"), bases, glyphs, palette);
  const { glyf, loca } = copyOutlines(source, glyphs.kept);
  return writeTables(
    new Map([
      ["COLR", colr],
      ["CPAL", copyPalette(table(source, "CPAL"), palette)],
      ["OS/2", table(source, "OS/2")],
      ["cmap", characterMap(codePoints)],
      ["glyf", glyf],
      ["loca", loca],
      ["head", patched(table(source, "head"), 50, 1)],
      ["hhea", patched(table(source, "hhea"), 34, glyphs.kept.length)],
      ["hmtx", copyAdvances(source, glyphs.kept)],
      ["maxp", patched(table(source, "maxp"), 4, glyphs.kept.length)],
      ["name", table(source, "name")],
      ["post", table(source, "post")],
    ]),
  );
}

function patched(original: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(original);
  copy.writeUInt16BE(value, at);
  return copy;
}

function copyOutlines(source: FontTables, kept: readonly number[]): { glyf: Buffer; loca: Buffer } {
  const loca = table(source, "loca");
  const isLong = table(source, "head").readInt16BE(50) === 1;
  const offset = (glyph: number): number => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outlines = kept.map((glyph) => table(source, "glyf").subarray(offset(glyph), offset(glyph + 1)));
  if (outlines.some((outline) => outline.length > 0 && outline.readInt16BE(0) < 0))
    throw new Error("Composite outlines are not copied");
  const starts = Buffer.alloc((kept.length + 1) * 4);
  let size = 0;
  outlines.forEach((outline, index) => {
    size += outline.length;
    starts.writeUInt32BE(size, (index + 1) * 4);
  });
  return { glyf: Buffer.concat(outlines), loca: starts };
}

/** An outline is drawn so that its left edge stands at its bearing, so the bearings matter as much as the advances. */
function copyAdvances(source: FontTables, kept: readonly number[]): Buffer {
  const hmtx = table(source, "hmtx");
  const measured = table(source, "hhea").readUInt16BE(34);
  const bearingAt = (glyph: number): number => (glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2);
  const copy = Buffer.alloc(kept.length * 4);
  kept.forEach((glyph, index) => {
    copy.writeUInt16BE(hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4), index * 4);
    copy.writeInt16BE(hmtx.readInt16BE(bearingAt(glyph)), index * 4 + 2);
  });
  return copy;
}

function copyPalette(cpal: Buffer, palette: Renumbering): Buffer {
  const colors = cpal.readUInt32BE(8);
  const header = Buffer.alloc(14);
  header.writeUInt16BE(palette.kept.length, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(palette.kept.length, 6);
  header.writeUInt32BE(header.length, 8);
  return Buffer.concat([header, ...palette.kept.map((entry) => cpal.subarray(colors + entry * 4, colors + entry * 4 + 4))]);
}

/** Format 12; the base glyphs were numbered from 1 in the order of their characters. */
function characterMap(codePoints: readonly number[]): Buffer {
  const map = Buffer.alloc(12 + 16 + codePoints.length * 12);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(16 + codePoints.length * 12, 16);
  map.writeUInt32BE(codePoints.length, 24);
  codePoints.forEach((codePoint, index) => {
    map.writeUInt32BE(codePoint, 28 + index * 12);
    map.writeUInt32BE(codePoint, 32 + index * 12);
    map.writeUInt32BE(index + 1, 36 + index * 12);
  });
  return map;
}
