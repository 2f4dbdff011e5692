import { createHash, randomBytes, randomInt } from "node:crypto";
import { chmod, mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
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
 * that refuses is a leftover, and since no name is used twice it can be removed without harm. `receive` is given the
 * processes that connect, of which only those of the same user can.
 */
export async function lockFolder(
  folder: string,
  receive: (visitor: Socket) => void = (visitor) => visitor.destroy(),
): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const claim = await announce(folder, receive);
    if (await isAlone(claim)) return () => withdraw(claim);
    await withdraw(claim);
    if (attempt === ATTEMPTS) throw new DataFolderInUse(folder);
    // Two that turned each other away come back at different moments; one that stays is still there.
    await pause(randomInt(20, 120));
  }
}

type Claim = { place: string; name: string; server: Server; visitors: Set<Socket> };

/** In the folder itself, so that containers which share it meet; else, where no socket can be there, beside it. */
async function announce(folder: string, receive: (visitor: Socket) => void): Promise<Claim> {
  const name = `lock-${randomBytes(4).toString("hex")}`;
  try {
    return await listen(folder, name, receive);
  } catch {
    const place = fallbackPlace(folder);
    await mkdir(place, { recursive: true });
    return listen(place, name, receive);
  }
}

const fallbackPlace = (folder: string): string =>
  join(tmpdir(), `fourball-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);

/** The sockets at which the process that holds the folder may listen, and leftovers. */
export async function locksOf(folder: string): Promise<string[]> {
  const places = await Promise.all([folder, fallbackPlace(folder)].map(locksIn));
  return places.flat();
}

const locksIn = async (place: string): Promise<string[]> =>
  (await readdir(place).catch(() => [])).filter((entry) => entry.startsWith("lock-")).map((entry) => join(place, entry));

async function listen(place: string, name: string, receive: (visitor: Socket) => void): Promise<Claim> {
  const path = join(place, name);
  const visitors = new Set<Socket>();
  const server = await new Promise<Server>((resolve, reject) => {
    // The kernel's limit is 108 bytes (104 on macOS); a longer path would be cut off in silence.
    if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for a socket`);
    const listening = createServer((visitor) => {
      visitors.add(visitor.unref());
      visitor.once("close", () => visitors.delete(visitor));
      receive(visitor);
    }).unref();
    listening.once("error", reject).listen(path, () => resolve(listening));
  });
  await chmod(path, 0o600);
  return { place, name, server, visitors };
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

function withdraw({ server, visitors }: Claim): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const visitor of visitors) visitor.destroy();
  });
}
