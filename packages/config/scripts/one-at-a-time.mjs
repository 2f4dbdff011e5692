import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LOOK_EVERY_MS = 200;
/** A lock without a name in it is just being made, or its maker was killed over it. */
const WRITTEN_WITHIN_MS = 5000;

/** Waits until nobody else prepares the same folder, and holds it until this process ends. */
export function oneAtATime(folder) {
  const lock = join(tmpdir(), `fourball-prepare-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);
  for (let isFirst = true; !claim(lock); isFirst = false) {
    if (isFirst) process.stdout.write("Waiting for another start in this folder …\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
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

/** Whoever was killed cannot give it back. */
function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    return holder > 0 ? !isAlive(holder) : Date.now() - statSync(lock).mtimeMs > WRITTEN_WITHIN_MS;
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
