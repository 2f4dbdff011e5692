import { startInChildProcess } from "../load/child-process.ts";
import type { IdleLoad, IdleSockets } from "../load/idle-sockets.ts";
import { memoryOf } from "../servers/memory.ts";
import type { Server } from "../servers/start-server.ts";

/** KB a socket, after garbage collections: all memory, and what objects and buffers use of it. */
export type IdleFigures = { resident: number; used: number };

/** The first connections make the server load and compile code. */
const FIRST = 500;

/** The memory of a server started with the memory probe for each idle listener. */
export async function measureIdle(server: Server, load: IdleLoad, withinSeconds: number): Promise<IdleFigures> {
  const hold = (configs: IdleLoad["configs"]) =>
    startInChildProcess<IdleLoad, IdleSockets>("idle-sockets", { ...load, configs }, withinSeconds);
  using _first = await hold(load.configs.slice(0, FIRST));
  const before = await memoryOf(server.process);
  using rest = await hold(load.configs.slice(FIRST));
  const after = await memoryOf(server.process);
  const perSocket = (bytes: number): number => bytes / 1024 / rest.result.opened;
  return { resident: perSocket(after.resident - before.resident), used: perSocket(after.used - before.used) };
}
