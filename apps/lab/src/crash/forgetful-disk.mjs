// Preloaded by a server whose machine will lose its power: beside the folder of the embedded database it keeps a copy of what
// reached the disk. As on ext4, a sync brings the bytes of its own file, and every name that was made, moved or removed before.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";
import { env } from "node:process";
import workers from "node:worker_threads";

const { FORGETFUL_FOLDER: folder = "", FORGETFUL_COPY: copy = "" } = env;
const real = { ...fs };

/** What happened to names since the last sync, in order. @type {(() => void)[]} */
const names = [];
/** What was written to each file since its own last sync. @type {Map<string, { from: number, to: number }[]>} */
const written = new Map();
/** @type {Map<number, string>} */
const opened = new Map();

/** @param {unknown} path */
const isInside = (path) => typeof path === "string" && !relative(folder, path).startsWith("..");

/** @param {string} path */
const inCopy = (path) => join(copy, relative(folder, path));

/** @param {string} path */
function noteFile(path) {
  if (!real.existsSync(path)) names.push(() => real.closeSync(real.openSync(inCopy(path), "a", 0o600)));
}

/** @param {string} path @param {number} length */
function noteLength(path, length) {
  if (length === 0) written.delete(path);
  names.push(() => real.truncateSync(inCopy(path), length));
}

/** @param {string} path */
function keepBytes(path) {
  const ranges = written.get(path) ?? [];
  if (ranges.length === 0 || !real.existsSync(inCopy(path))) return;
  written.delete(path);
  const [source, target] = [real.openSync(path, "r"), real.openSync(inCopy(path), "r+")];
  for (const { from, to } of ranges) {
    const bytes = Buffer.alloc(to - from);
    real.writeSync(target, bytes, 0, real.readSync(source, bytes, 0, bytes.length, from), from);
  }
  real.closeSync(source);
  real.closeSync(target);
}

/** @type {Partial<Record<keyof typeof fs, (...args: any[]) => unknown>>} */
const noted = {
  openSync(path, flags, mode) {
    if (!isInside(path)) return real.openSync(path, flags, mode);
    noteFile(path);
    const fd = real.openSync(path, flags, mode);
    if (typeof flags === "number" ? flags & real.constants.O_TRUNC : String(flags).startsWith("w")) noteLength(path, 0);
    opened.set(fd, path);
    return fd;
  },
  closeSync(fd) {
    opened.delete(fd);
    real.closeSync(fd);
  },
  // The engine makes empty files with it.
  writeFileSync(path, ...rest) {
    if (isInside(path)) noteFile(path);
    real.writeFileSync(path, ...rest);
  },
  writeSync(fd, bytes, offset, length, position) {
    const count = real.writeSync(fd, bytes, offset, length, position);
    const path = opened.get(fd);
    if (path) written.set(path, [...(written.get(path) ?? []), { from: position, to: position + count }]);
    return count;
  },
  ftruncateSync(fd, length = 0) {
    real.ftruncateSync(fd, length);
    const path = opened.get(fd);
    if (path) noteLength(path, length);
  },
  truncateSync(path, length = 0) {
    real.truncateSync(path, length);
    if (isInside(path)) noteLength(path, length);
  },
  mkdirSync(path, ...rest) {
    if (isInside(path)) names.push(() => real.mkdirSync(inCopy(path), { recursive: true, mode: 0o700 }));
    return real.mkdirSync(path, ...rest);
  },
  renameSync(from, to) {
    real.renameSync(from, to);
    if (!isInside(from)) return;
    names.push(() => real.renameSync(inCopy(from), inCopy(to)));
    written.delete(to);
    const ranges = written.get(from);
    if (ranges) written.set(to, ranges);
    written.delete(from);
    for (const [fd, path] of opened) if (path === from) opened.set(fd, to);
  },
  unlinkSync(path) {
    real.unlinkSync(path);
    written.delete(path);
    if (isInside(path)) names.push(() => real.rmSync(inCopy(path), { force: true }));
  },
  rmdirSync(path) {
    real.rmdirSync(path);
    if (isInside(path)) names.push(() => real.rmdirSync(inCopy(path)));
  },
  fsyncSync(fd) {
    real.fsyncSync(fd);
    const path = opened.get(fd);
    if (!path) return;
    for (const change of names.splice(0)) change();
    keepBytes(path);
  },
};

if (workers.isMainThread) {
  // The engine is in a thread that takes over no options of the process.
  workers.Worker = class extends workers.Worker {
    /** @param {string | URL} file @param {workers.WorkerOptions} [options] */
    constructor(file, options) {
      super(file, { ...options, execArgv: ["--import", import.meta.url] });
    }
  };
} else Object.assign(fs, noted);
syncBuiltinESMExports();
