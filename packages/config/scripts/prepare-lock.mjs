import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const POLL_INTERVAL_MS = 200;
/** A lock file without a process id is just being written, or its process was killed before writing it. */
const WRITE_TIMEOUT_MS = 5000;

/** Waits until no other process prepares the same folder, and holds the lock until this process exits. */
export function acquirePrepareLock(folder) {
  const lock = join(tmpdir(), `fourball-prepare-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);
  for (let isFirst = true; !claim(lock); isFirst = false) {
    if (isFirst) process.stdout.write("Waiting for another start in this folder …\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_INTERVAL_MS);
  }
  process.on("exit", () => rmSync(lock, { force: true }));
}

function claim(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** A killed process cannot release its lock. */
function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    return holder > 0 ? !isAlive(holder) : Date.now() - statSync(lock).mtimeMs > WRITE_TIMEOUT_MS;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
