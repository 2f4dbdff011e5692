import { setTimeout as pause } from "node:timers/promises";
import { residentMegabytes } from "../servers/process-figures.ts";
import { connectListeners } from "./chat-listeners.ts";
import { type ListenerConfig, type ProtocolName, protocols } from "./chat-protocols.ts";
import { serveParent } from "./child-process.ts";

export type IdleLoad = { url: string; pid: number | undefined; protocol: ProtocolName; configs: ListenerConfig[] };
export type IdleFigures = { kilobytesPerSocket: number };

const SETTLE_MS = 3_000;
/** The first connections make the server load and compile code. */
const FIRST = 500;

/** Measures the server's memory per idle listener. */
async function idleSockets({ url, pid, protocol, configs }: IdleLoad): Promise<IdleFigures> {
  const first = await connectListeners(url, protocols[protocol], configs.slice(0, FIRST), () => {});
  await pause(SETTLE_MS);
  const before = residentMegabytes(pid);
  const rest = await connectListeners(url, protocols[protocol], configs.slice(FIRST), () => {});
  await pause(SETTLE_MS);
  const kilobytesPerSocket = ((residentMegabytes(pid) - before) * 1024) / rest.length;
  for (const { close } of [...first, ...rest]) close();
  return { kilobytesPerSocket };
}

serveParent(idleSockets);
