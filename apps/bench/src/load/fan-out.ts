import { connectListeners, type Listener } from "./chat-listeners.ts";
import { ChatLoad, type Pace } from "./chat-load.ts";
import { ChatMeter } from "./chat-meter.ts";
import { type ListenerConfig, type Protocol, type ProtocolName, protocols } from "./chat-protocols.ts";
import { httpSender, type Sender, socketSender } from "./chat-senders.ts";
import { serveParent } from "./child-process.ts";
import { type ExternalWriter, externalSender } from "./external-sender.ts";

export type FanOutLoad = {
  url: string;
  pid: number | undefined;
  protocol: ProtocolName;
  configs: ListenerConfig[];
  /** Set if another process stores the messages; otherwise they are sent to the server. */
  externalWriter: ExternalWriter | undefined;
  /** Messages in flight while searching for the maximum rate. */
  inFlight: number;
  seconds: number;
};
/** `saturated` is the highest rate delivered in time, or the lowest tried if none was; `relaxed` is half of it. */
export type FanOutFigures = { saturated: Pace; isInTime: boolean; relaxed: Pace; lost: number; refused: number };

/** The limit for the p99 latency. */
const MAX_P99_MS = 100;
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

async function fanOut(work: FanOutLoad): Promise<FanOutFigures> {
  const { url, pid, configs, inFlight, seconds } = work;
  const meter = new ChatMeter();
  const listeners = await connectListeners(url, protocols[work.protocol], configs, (text) => meter.receive(text));
  const sender = senderFor(work, listeners);
  const load = new ChatLoad({ meter, sender, configs, pid, seconds });
  // Warm-up.
  await load.flood(inFlight);
  const maximum = await load.flood(inFlight);
  if (maximum === 0) throw new Error(`nothing was delivered; ${load.lost} lost, ${meter.refused} refused`);
  let saturated = await load.pace(maximum);
  for (const share of SHARES) if (!isInTime(saturated)) saturated = await load.pace(maximum * share);
  const relaxed = await load.pace(saturated.perSecond / 2);
  await sender.close();
  for (const { close } of listeners) close();
  return { saturated, isInTime: isInTime(saturated), relaxed, lost: load.lost, refused: meter.refused };
}

function senderFor({ url, protocol: name, externalWriter }: FanOutLoad, listeners: Listener[]): Sender {
  if (externalWriter) return externalSender(externalWriter);
  const { messageFrame }: Protocol = protocols[name];
  return messageFrame ? socketSender(messageFrame, listeners) : httpSender(url, listeners);
}

const isInTime = ({ p99, lost }: Pace): boolean => p99 < MAX_P99_MS && lost === 0;

serveParent(fanOut);
