import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Fourball process. ` +
        "Two of them would destroy it: stop the other one, or give this one a DATA_DIR (or a DATABASE_URL) of its own.",
    );
  }
}

const ATTEMPTS = 4;

/**
 * Keeps a folder to one process. Each contender listens on a socket of its own name and only then looks for others: of
 * two that come at once, at least one sees the other. The kernel closes the socket of a process however it ends, so one
 * that refuses is a leftover, and since no name is used twice it can be removed without harm.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const claim = await announce(folder);
    if (await isAlone(claim)) return () => withdraw(claim);
    await withdraw(claim);
    if (attempt === ATTEMPTS) throw new DataFolderInUse(folder);
    // Two that turned each other away come back at different moments; one that stays is still there.
    await pause(randomInt(20, 120));
  }
}

type Claim = { place: string; name: string; server: Server };

/** In the folder itself, so that containers which share it meet; else, where no socket can be there, beside it. */
async function announce(folder: string): Promise<Claim> {
  const name = `lock-${randomBytes(4).toString("hex")}`;
  try {
    return await listen(folder, name);
  } catch {
    const place = join(tmpdir(), `fourball-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);
    await mkdir(place, { recursive: true });
    return listen(place, name);
  }
}

function listen(place: string, name: string): Promise<Claim> {
  const path = join(place, name);
  return new Promise((resolve, reject) => {
    // The kernel's limit is 108 bytes (104 on macOS); a longer path would be cut off in silence.
    if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for a socket`);
    const server = createServer((visitor) => visitor.destroy()).unref();
    server.once("error", reject).listen(path, () => resolve({ place, name, server }));
  });
}

async function isAlone({ place, name }: Claim): Promise<boolean> {
  const present = (await readdir(place)).filter((entry) => entry.startsWith("lock-"));
  for (const other of present.filter((entry) => entry !== name)) {
    if (await isListening(join(place, other))) return false;
    await rm(join(place, other), { force: true });
  }
  // Missing when another contender took it for a leftover in the instant before it was answered.
  return present.includes(name);
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(path);
    visitor.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"));
    visitor.once("connect", () => {
      visitor.destroy();
      resolve(true);
    });
  });
}

function withdraw({ server }: Claim): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
