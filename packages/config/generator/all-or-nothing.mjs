import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Does what changes these files and folders of the checkout; when it throws, they are again what they were. */
export function allOrNothing(root, paths, deed) {
  const kept = mkdtempSync(join(tmpdir(), "fourball-before-"));
  const there = paths.filter((path) => existsSync(join(root, path)));
  for (const path of there) cpSync(join(root, path), join(kept, path), { recursive: true });
  try {
    deed();
  } catch (error) {
    for (const path of paths) rmSync(join(root, path), { recursive: true, force: true });
    for (const path of there) cpSync(join(kept, path), join(root, path), { recursive: true });
    throw error;
  } finally {
    rmSync(kept, { recursive: true });
  }
}
