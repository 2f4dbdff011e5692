import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../results", import.meta.url));

/** Writes a picture of figures. */
export function writePicture(bench: string, svg: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${bench}.svg`, svg);
}

/** Writes the figures as JSON, with the machine's details. */
export function writeResult(bench: string, figures: object): void {
  mkdirSync(folder, { recursive: true });
  const machine = { cores: availableParallelism(), node: process.version, at: new Date().toISOString() };
  writeFileSync(`${folder}/${bench}.json`, `${JSON.stringify({ bench, machine, ...figures }, null, 2)}\n`);
}
