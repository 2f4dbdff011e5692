// Lists every cast of the source; one without its guarantee in words is an error. `as const` and `satisfies` promise nothing.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { castsIn } from "./casts/casts-in.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.stdout.split("\0").filter((file) => file && !file.endsWith(".gen.ts") && existsSync(join(root, file)));
if (files.length === 0) throw new Error("git names no source files");

const casts = files.flatMap((file) => castsIn(readFileSync(join(root, file), "utf8"), file).map((cast) => ({ file, ...cast })));
const bare = casts.filter(({ isExplained }) => !isExplained);

if (process.argv.includes("--list"))
  for (const { file, line, name, code } of casts)
    process.stdout.write(`${file}:${line} in ${name ?? "nothing named"}: ${code}\n`);
process.stdout.write(
  `${casts.length} casts in ${files.length} files, ${bare.length} of them without their guarantee in words.\n`,
);
for (const { file, line, code } of bare)
  console.error(
    `${file}:${line}: ${code}\n  A cast stands in a function or const of its own, with a comment directly above that says what makes it true.`,
  );
process.exit(bare.length === 0 ? 0 : 1);
