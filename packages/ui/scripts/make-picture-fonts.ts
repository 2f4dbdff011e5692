// Cuts the fonts of link pictures: what draws those reads neither woff2 nor variable fonts. Writes how wide each character is, too.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { advance } from "./fallback-metrics.ts";
import { latin, latinExtended, numerals } from "./font-characters.ts";
import { readTables, writeTables } from "./sfnt.ts";

const archivo = await packaged("latin");
const archivoExtended = await packaged("latin-ext");
const folder = new URL("../assets/picture-fonts/", import.meta.url);

const faces = {
  text: { source: archivo, characters: latin, axes: { wdth: 100, wght: 500 } },
  heading: { source: archivo, characters: latin, axes: { wdth: 108, wght: 700 } },
  numerals: { source: archivo, characters: numerals, axes: { wdth: 62, wght: 700 } },
  // What draws pictures takes a letter that a font lacks from any other: of one weight, between text and heading.
  extended: { source: archivoExtended, characters: latinExtended, axes: { wdth: 104, wght: 620 } },
};

const widths: Record<string, Record<string, number>> = {};
await mkdir(folder, { recursive: true });
for (const [name, { source, characters, axes }] of Object.entries(faces)) {
  const font = await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: axes, keepFeatures: ["kern"] });
  const tables = readTables(font).set("name", nameTable(`Picture ${name}`));
  await writeFile(new URL(`${name}.ttf`, folder), writeTables(tables));
  widths[name] = Object.fromEntries(Array.from(characters, (each) => [each, Math.round(advance(tables, each) * 1000)]));
}
const { extended, ...others } = widths;
const all = { ...others, text: { ...others.text, ...extended }, heading: { ...others.heading, ...extended } };
await writeFile(new URL("widths.json", folder), `${JSON.stringify(all)}\n`);

async function packaged(letters: string): Promise<Buffer> {
  const path = `@fontsource-variable/archivo/files/archivo-${letters}-standard-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(path)));
}

/** Instances of one font have one name, by which a drawing could not tell them apart. */
function nameTable(family: string): Buffer {
  const texts: [id: number, text: string][] = [
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family.replaceAll(" ", "-")],
  ];
  const header = Buffer.alloc(6 + texts.length * 12);
  header.writeUInt16BE(texts.length, 2);
  header.writeUInt16BE(header.length, 4);
  const bodies: Buffer[] = [];
  texts.forEach(([id, text], index) => {
    const body = Buffer.from(text, "utf16le").swap16();
    const start = bodies.reduce((size, { length }) => size + length, 0);
    [3, 1, 0x409, id, body.length, start].forEach((value, part) => {
      header.writeUInt16BE(value, 6 + index * 12 + part * 2);
    });
    bodies.push(body);
  });
  return Buffer.concat([header, ...bodies]);
}
