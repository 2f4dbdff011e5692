// Plain JavaScript, as the thread that loads it.
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The engine never syncs by default, and of its ways to sync only this one reaches the file layer. */
export const durably = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

/** A folder from which a power failure takes nothing that was committed. The engine's own file layer ignores syncs. */
export class DurableFolder extends NodeFS {
  /** @override @type {NodeFS["init"]} */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          ({ NODEFS }) => {
            NODEFS.stream_ops.fsync = (/** @type {{ node: object, nfd?: number }} */ { node, nfd }) =>
              // It opens files, and no folders.
              NODEFS.tryFSOperation(() => (nfd === undefined ? syncPath(NODEFS.realPath(node)) : fsyncSync(nfd)));
          },
        ],
      },
    };
  }
}

/** @param {string} path */
function syncPath(path) {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * What the engine did not write itself is not synced: its first files are unpacked, and earlier releases never synced.
 * @param {string} folder
 */
export function syncFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  for (const path of [folder, dirname(folder), dirname(dirname(folder))]) syncPath(path);
}
