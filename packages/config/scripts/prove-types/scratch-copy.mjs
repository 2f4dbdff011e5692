import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The checkout once more, with what is not committed yet, to break it there. The installed packages are shared; what links one
 * room to another is copied as it is, relative, so that rooms of the copy see each other and not the originals.
 */
export function scratchCopy(root) {
  const copy = mkdtempSync(join(tmpdir(), "fourball-prove-types-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.stdout.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const group of ["packages", "apps"])
    for (const room of readdirSync(join(root, group))) {
      const [installed, built] = [join(group, room, "node_modules"), join(group, room, "dist")];
      if (existsSync(join(root, installed)))
        cpSync(join(root, installed), join(copy, installed), { recursive: true, verbatimSymlinks: true });
      // The set-up of the tests looks packages up without the condition that leads to their source.
      if (existsSync(join(root, built))) symlinkSync(join(root, built), join(copy, built));
    }
  return copy;
}
