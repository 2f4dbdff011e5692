import { setTimeout as pause } from "node:timers/promises";
import { residentMegabytes } from "../servers/process-figures.ts";
import { type DialectName, dialects, type Seat } from "./chat-dialects.ts";
import { seatListeners } from "./chat-listeners.ts";
import { answerParent } from "./in-own-process.ts";

export type IdleLoad = { url: string; pid: number | undefined; dialect: DialectName; seats: Seat[] };
export type IdleFigures = { kilobytesPerSocket: number };

const SETTLE_MS = 3_000;
/** The first make the server load and compile what the others only use. */
const FIRST = 500;

/** What a server keeps for each who sits in a room and hears nothing. */
async function idleSockets({ url, pid, dialect, seats }: IdleLoad): Promise<IdleFigures> {
  const first = await seatListeners(url, dialects[dialect], seats.slice(0, FIRST), () => {});
  await pause(SETTLE_MS);
  const before = residentMegabytes(pid);
  const rest = await seatListeners(url, dialects[dialect], seats.slice(FIRST), () => {});
  await pause(SETTLE_MS);
  const kilobytesPerSocket = ((residentMegabytes(pid) - before) * 1024) / rest.length;
  for (const { close } of [...first, ...rest]) close();
  return { kilobytesPerSocket };
}

answerParent(idleSockets);
