// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skyFolderOf, skyPictures } from "../../scripts/sky-pictures.ts";
import { SKY_FOLDER } from "./sky-folder.gen.ts";

const assets = join(import.meta.dirname, "../../assets/public", SKY_FOLDER);
const pictures = skyPictures();

it("the prepared files are those that the code draws", () => {
  expect(SKY_FOLDER).toBe(skyFolderOf(pictures));
  expect(readdirSync(assets).sort()).toEqual(pictures.map(([name]) => name).sort());
  for (const [name, svg] of pictures) expect(readFileSync(join(assets, name), "utf8")).toBe(svg);
});
