import { readdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

export type FolderProblem = { found: string; advice: string };

/** What the server makes in its data folder. */
export const FOLDERS_INSIDE = ["postgres", "pictures", "mail-spool"] as const;

const CODES_OF_PERMISSION = new Set(["EACCES", "EPERM"]);
const CODES_OF_SPACE = new Set(["ENOSPC", "EDQUOT"]);

/** Why a data folder cannot be made or written, and what to do; undefined for an error that is not of a file system. */
export async function folderProblem(folder: string, error: unknown): Promise<FolderProblem | undefined> {
  const code = codeOf(error);
  if (code === undefined) return undefined;
  const path = resolve(folder);
  const file = await fileInTheWay(path);
  if (file) return { found: `${file} is a file`, advice: "Name a folder in DATA_DIR." };
  if (CODES_OF_PERMISSION.has(code)) return { found: `${path} is not writable`, advice: await permissionAdvice(path) };
  if (CODES_OF_SPACE.has(code))
    return { found: `the disk of ${path} is full`, advice: "Free some space, or move DATA_DIR to a larger disk." };
  if (code === "EROFS") {
    const advice = "Mount it with write access, or name another folder in DATA_DIR.";
    return { found: `the disk of ${path} is mounted read-only`, advice };
  }
  return { found: `${path} cannot be made or written (${code})`, advice: "Name a folder on a disk in DATA_DIR." };
}

/** Only of the folder itself, and only where nothing of others is in it: a parent, or `/var/lib` in its place, belongs to the system. */
async function permissionAdvice(path: string): Promise<string> {
  const names = await readdir(path).catch((): string[] => []);
  const holdsOurs = FOLDERS_INSIDE.some((name) => names.includes(name));
  if (names.length > 0 && !holdsOurs) return `It has files of other programs: name a folder for Fourball alone in DATA_DIR.`;
  const target = inShell(path);
  return `Give it to the user that runs the server: ${holdsOurs ? `chown -R USER ${target}` : `mkdir -p ${target} && chown USER ${target}`}`;
}

const inShell = (path: string): string => (/^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

async function fileInTheWay(path: string): Promise<string | undefined> {
  for (let place = path; ; place = dirname(place)) {
    const found = await stat(place).catch(() => undefined);
    if (found || place === dirname(place)) return found && !found.isDirectory() ? place : undefined;
  }
}

/** Of an error of the file system; those of other modules have no call that failed. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
