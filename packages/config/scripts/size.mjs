// Counts what makes the product larger than it has to be. `npm run size -- short` names the files or lines behind one count.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sizesOf } from "./size/sizes-of.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const PRODUCT = /^(packages\/(domain|db|services|api|ui)|apps\/(server|web))\/src\/.*\.tsx?$/;
const NO_PRODUCT = /\/(testing|seed)[/.]|\.(test|gen)\.tsx?$/;

const listed = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).stdout.split("\0");
const files = listed.filter((file) => PRODUCT.test(file) && !NO_PRODUCT.test(file) && existsSync(join(root, file)));
const sizes = sizesOf(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));

const wanted = process.argv[2];
if (wanted) for (const place of sizes[wanted]?.places ?? []) process.stdout.write(`${place}\n`);
else
  for (const [key, { name, figure, places }] of Object.entries(sizes))
    process.stdout.write(`${String(figure ?? places.length).padStart(6)}  ${name}${places ? ` (${key})` : ""}\n`);
