import { connectListeners } from "./chat-listeners.ts";
import { type ListenerConfig, type ProtocolName, protocols } from "./chat-protocols.ts";
import { serveParent } from "./child-process.ts";

export type IdleSockets = { opened: number };
export type IdleLoad = { url: string; protocol: ProtocolName; configs: ListenerConfig[] };

/** Opens sockets that hear of nothing, for as long as this process runs. */
serveParent(async ({ url, protocol, configs }: IdleLoad): Promise<IdleSockets> => {
  const { length } = await connectListeners(url, protocols[protocol], configs, () => {});
  return { opened: length };
});
