import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Finding, ok, problem, warning } from "./finding.ts";

const GB = 1024 ** 3;
const FREE_LEAST = 0.2 * GB;
const FREE_ENOUGH = 1 * GB;

/** As `statfs` numbers them: NFS, SMB, SMB2, CIFS. */
const NETWORK_TYPES: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42]);

/** A folder that the server writes to. It is made at the first start. `holdsDatabase`: the embedded one, which needs locks that hold. */
export async function checkFolder(folder: string, { holdsDatabase = false } = {}): Promise<Finding[]> {
  const path = resolve(folder);
  const place = await nearestExisting(path);
  const isFolder = (await stat(place)).isDirectory();
  const isWritable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isFolder) return [problem("Data folder", `${place} is a file`, "Name a folder in DATA_DIR.")];
  if (!isWritable) {
    return [
      problem("Data folder", `${path} is not writable`, `Give it to the user that runs the server: chown -R USER ${place}`),
    ];
  }
  const { type, bavail, bsize } = await statfs(place);
  const isRemote = holdsDatabase && NETWORK_TYPES.has(type);
  const written =
    place === path ? ok("Data folder", `${path} is writable`) : ok("Data folder", `${path} is made at the first start`);
  return [
    isRemote
      ? warning("Data folder", `${path} is on a network`, "Keep the embedded database on a disk of this machine.")
      : written,
    checkFreeSpace(bavail * bsize),
  ];
}

export function checkFreeSpace(bytes: number): Finding {
  const found = `${(bytes / GB).toFixed(1)} GB free`;
  const advice = "Free some space, or move DATA_DIR to a larger disk.";
  if (bytes < FREE_LEAST) return problem("Disk", found, advice);
  return bytes < FREE_ENOUGH ? warning("Disk", found, advice) : ok("Disk", found);
}

async function nearestExisting(path: string): Promise<string> {
  for (let place = path; ; place = dirname(place)) {
    const found = await stat(place).catch(() => undefined);
    if (found || place === dirname(place)) return place;
  }
}
