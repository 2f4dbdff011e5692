// Copies the paint graph of chosen glyphs out of a COLR version 1 table. The packaged subsetter is built without
// color support, so it would leave black silhouettes. Layout: OpenType specification, "COLR".
interface PaintShape {
  size: number;
  paints?: readonly number[];
  colorLine?: number;
  affine?: number;
  glyph?: number;
  palette?: number;
}

const transform = (size: number): PaintShape => ({ size, paints: [1] });

const shapes: Readonly<Record<number, PaintShape>> = {
  2: { size: 5, palette: 1 },
  4: { size: 16, colorLine: 1 },
  6: { size: 16, colorLine: 1 },
  8: { size: 12, colorLine: 1 },
  10: { size: 6, paints: [1], glyph: 4 },
  12: { size: 7, paints: [1], affine: 4 },
  14: transform(8),
  16: transform(8),
  18: transform(12),
  20: transform(6),
  22: transform(10),
  24: transform(6),
  26: transform(10),
  28: transform(8),
  30: transform(12),
  32: { size: 8, paints: [1, 5] },
};

const layersFormat = 1;
const affineSize = 24;
const headerSize = 34;

/** Numbers what is kept in the order of first use: the new number of a glyph or of a palette entry. */
export interface Renumbering {
  kept: number[];
  of: (old: number) => number;
}

export function renumbering(kept: number[]): Renumbering {
  return {
    kept,
    of: (old) => {
      if (!kept.includes(old)) kept.push(old);
      return kept.indexOf(old);
    },
  };
}

export function copyColorTable(colr: Buffer, bases: readonly number[], glyphs: Renumbering, palette: Renumbering): Buffer {
  const baseList = colr.readUInt32BE(14);
  const layerList = colr.readUInt32BE(18);
  const layers: Buffer[] = [];

  function copyLayers(at: number): Buffer {
    const first = colr.readUInt32BE(at + 2);
    const copied = Array.from({ length: colr.readUInt8(at + 1) }, (_, index) =>
      copyPaint(layerList + colr.readUInt32BE(layerList + 4 + 4 * (first + index))),
    );
    const paint = Buffer.from(colr.subarray(at, at + 6));
    paint.writeUInt32BE(layers.push(...copied) - copied.length, 2);
    return paint;
  }

  function copyColorLine(at: number): Buffer {
    const stops = colr.readUInt16BE(at + 1);
    const line = Buffer.from(colr.subarray(at, at + 3 + 6 * stops));
    for (let stop = 5; stop < line.length; stop += 6) line.writeUInt16BE(palette.of(line.readUInt16BE(stop)), stop);
    return line;
  }

  function copyPaint(at: number): Buffer {
    const format = colr.readUInt8(at);
    if (format === layersFormat) return copyLayers(at);
    const shape = shapes[format];
    if (!shape) throw new Error(`Paint format ${format} is not copied`);
    const paint = Buffer.from(colr.subarray(at, at + shape.size));
    if (shape.glyph) paint.writeUInt16BE(glyphs.of(paint.readUInt16BE(shape.glyph)), shape.glyph);
    if (shape.palette) paint.writeUInt16BE(palette.of(paint.readUInt16BE(shape.palette)), shape.palette);
    const parts: Buffer[] = [paint];
    let size = paint.length;
    const attach = (field: number, part: Buffer): void => {
      paint.writeUIntBE(size, field, 3);
      size += part.length;
      parts.push(part);
    };
    const target = (field: number): number => at + colr.readUIntBE(at + field, 3);
    for (const field of shape.paints ?? []) attach(field, copyPaint(target(field)));
    if (shape.colorLine) attach(shape.colorLine, copyColorLine(target(shape.colorLine)));
    if (shape.affine) attach(shape.affine, colr.subarray(target(shape.affine), target(shape.affine) + affineSize));
    return Buffer.concat(parts);
  }

  function paintOf(base: number): number {
    for (let index = 0; index < colr.readUInt32BE(baseList); index++) {
      const record = baseList + 4 + index * 6;
      if (colr.readUInt16BE(record) === base) return baseList + colr.readUInt32BE(record + 2);
    }
    throw new Error(`Glyph ${base} has no colors`);
  }

  const copied = bases.map((base) => ({
    glyph: glyphs.of(base),
    paint: copyPaint(paintOf(base)),
  }));
  const newBases = offsetList(copied.length, 6, copied);
  const newLayers = offsetList(
    layers.length,
    4,
    layers.map((paint) => ({ paint })),
  );
  const header = Buffer.alloc(headerSize);
  header.writeUInt16BE(1, 0);
  header.writeUInt32BE(headerSize, 14);
  header.writeUInt32BE(headerSize + newBases.length, 18);
  return Buffer.concat([header, newBases, newLayers]);
}

/** A counted list of offsets from its own start, each after its glyph where it has one, and then what they point at. */
function offsetList(count: number, recordSize: number, entries: readonly { glyph?: number; paint: Buffer }[]): Buffer {
  const records = Buffer.alloc(4 + count * recordSize);
  records.writeUInt32BE(count, 0);
  let size = records.length;
  entries.forEach(({ glyph, paint }, index) => {
    const record = 4 + index * recordSize;
    if (glyph !== undefined) records.writeUInt16BE(glyph, record);
    records.writeUInt32BE(size, record + recordSize - 4);
    size += paint.length;
  });
  return Buffer.concat([records, ...entries.map(({ paint }) => paint)]);
}
