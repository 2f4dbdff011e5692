import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs an action that changes these files and folders of the checkout; restores them if it throws. */
export function withRollback(root, paths, action) {
  const backup = mkdtempSync(join(tmpdir(), "fourball-before-"));
  const existing = paths.filter((path) => existsSync(join(root, path)));
  for (const path of existing) cpSync(join(root, path), join(backup, path), { recursive: true });
  try {
    action();
  } catch (error) {
    for (const path of paths) rmSync(join(root, path), { recursive: true, force: true });
    for (const path of existing) cpSync(join(backup, path), join(root, path), { recursive: true });
    throw error;
  } finally {
    rmSync(backup, { recursive: true });
  }
}
