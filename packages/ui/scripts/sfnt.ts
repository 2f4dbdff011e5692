/** The tables of an uncompressed font file, by tag. */
export type FontTables = Map<string, Buffer>;

const headerSize = 12;
const recordSize = 16;
const padded = (length: number): number => (length + 3) & ~3;

export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = headerSize + index * recordSize;
    const start = font.readUInt32BE(record + 8);
    tables.set(font.toString("latin1", record, record + 4), font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

export function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table`);
  return found;
}

export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const bodyStart = headerSize + sorted.length * recordSize;
  const font = Buffer.alloc(bodyStart + sorted.reduce((size, [, body]) => size + padded(body.length), 0));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  font.writeUInt32BE(0x00010000, 0);
  font.writeUInt16BE(sorted.length, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((sorted.length - power) * 16, 10);
  let start = bodyStart;
  sorted.forEach(([tag, body], index) => {
    const record = headerSize + index * recordSize;
    body.copy(font, start);
    font.write(tag, record, "latin1");
    font.writeUInt32BE(checksum(font.subarray(start, start + padded(body.length))), record + 4);
    font.writeUInt32BE(start, record + 8);
    font.writeUInt32BE(body.length, record + 12);
    start += padded(body.length);
  });
  return font;
}

function checksum(words: Buffer): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The glyph of a character, from the 32-bit map (format 12) or the 16-bit map (format 4); 0 when the font lacks it. */
export function glyphOf(tables: FontTables, codePoint: number): number {
  const cmap = table(tables, "cmap");
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const glyph = map.readUInt16BE(0) === 12 ? lookUpWide(map, codePoint) : lookUpNarrow(map, codePoint);
    if (glyph) return glyph;
  }
  return 0;
}

function lookUpWide(map: Buffer, codePoint: number): number {
  for (let group = 16; group < 16 + map.readUInt32BE(12) * 12; group += 12) {
    const first = map.readUInt32BE(group);
    if (codePoint >= first && codePoint <= map.readUInt32BE(group + 4)) return map.readUInt32BE(group + 8) + codePoint - first;
  }
  return 0;
}

function lookUpNarrow(map: Buffer, codePoint: number): number {
  if (map.readUInt16BE(0) !== 4 || codePoint > 0xffff) return 0;
  const width = map.readUInt16BE(6);
  for (let end = 14; end < 14 + width; end += 2) {
    const start = end + width + 2;
    if (codePoint > map.readUInt16BE(end)) continue;
    if (codePoint < map.readUInt16BE(start)) return 0;
    const rangeAt = start + 2 * width;
    const rangeOffset = map.readUInt16BE(rangeAt);
    const shift = map.readInt16BE(start + width);
    if (rangeOffset === 0) return (codePoint + shift) & 0xffff;
    const glyph = map.readUInt16BE(rangeAt + rangeOffset + 2 * (codePoint - map.readUInt16BE(start)));
    return glyph && (glyph + shift) & 0xffff;
  }
  return 0;
}
