// Lists every cast of the source; a cast without a comment that states its guarantee is an error. `as const` and `satisfies` are no casts.
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
if (files.length === 0) throw new Error("git lists no source files");

const casts = files.flatMap((file) => castsIn(readFileSync(join(root, file), "utf8"), file).map((cast) => ({ file, ...cast })));
const bare = casts.filter(({ isExplained }) => !isExplained);

if (process.argv.includes("--list"))
  for (const { file, line, name, code } of casts)
    process.stdout.write(`${file}:${line} in ${name ?? "nothing named"}: ${code}\n`);
process.stdout.write(`${casts.length} casts in ${files.length} files, ${bare.length} of them without a comment.\n`);
for (const { file, line, code } of bare)
  console.error(
    `${file}:${line}: ${code}\n  Put the cast into its own function or const, with a comment directly above that states why it is safe.`,
  );
process.exit(bare.length === 0 ? 0 : 1);
