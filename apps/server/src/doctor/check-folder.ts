import { access, constants, stat, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { otherMigrationsIn, otherVersionIn } from "@fourball/db/embedded/data-folder";
import { FOLDERS_INSIDE, folderProblem } from "@fourball/db/embedded/folder-problem";
import type { Env } from "../env.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";
import { temporaryFile } from "./temporary-file.ts";

const GB = 1024 ** 3;
const FREE_LEAST = 0.2 * GB;
const FREE_ENOUGH = 1 * GB;

/** As `statfs` numbers them: NFS, SMB, SMB2, CIFS. */
const NETWORK_TYPES: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42]);

/** A folder that the server writes to. It is made at the first start. `holdsDatabase`: the embedded one, which needs locks that hold. */
export async function checkFolder(folder: string, { holdsDatabase = false } = {}): Promise<Finding[]> {
  const path = resolve(folder);
  const isThere = await exists(path);
  try {
    for (const name of FOLDERS_INSIDE) {
      const inside = join(path, name);
      if (await exists(inside)) await access(inside, constants.W_OK | constants.X_OK);
    }
    const { type, bavail, bsize } = await whileWritten(path, () => statfs(path));
    const isRemote = holdsDatabase && NETWORK_TYPES.has(type);
    const advice = "Keep the embedded database on a disk of this machine.";
    return [
      isRemote
        ? warning("Data folder", `${path} is on a network`, advice)
        : ok("Data folder", isThere ? `${path} is writable` : `${path} is made at the first start`),
      checkFreeSpace(bavail * bsize),
    ];
  } catch (error) {
    const refused = await folderProblem(path, error);
    if (!refused) throw error;
    return [problem("Data folder", refused.found, refused.advice)];
  }
}

/** The embedded database is not opened: a running server has it. Its folder says what wrote it. */
export async function checkEmbedded({ DATA_DIR, isLocal }: Pick<Env, "DATA_DIR" | "isLocal">): Promise<Finding[]> {
  const folder = resolve(DATA_DIR);
  const other = (await otherVersionIn(folder)) ?? (await otherMigrationsIn(folder));
  if (other) return [problem("Database", other.found, other.advice)];
  if (isLocal) return [ok("Database", `embedded, in ${DATA_DIR}`)];
  const advice = "Use PostgreSQL for anything important: DATABASE_URL.";
  return [warning("Database", `embedded, in ${DATA_DIR}: for a single process`, advice)];
}

export function checkFreeSpace(bytes: number): Finding {
  const found = `${(bytes / GB).toFixed(1)} GB free`;
  const advice = "Free some space, or move DATA_DIR to a larger disk.";
  if (bytes < FREE_LEAST) return problem("Disk", found, advice);
  return bytes < FREE_ENOUGH ? warning("Disk", found, advice) : ok("Disk", found);
}

/** Permissions do not say it all: not every place takes a file. */
async function whileWritten<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const remove = await temporaryFile(join(folder, "doctor-trial"), "");
  try {
    return await work();
  } finally {
    await remove();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
