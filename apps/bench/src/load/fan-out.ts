import { type Dialect, type DialectName, dialects, type Seat } from "./chat-dialects.ts";
import { type Listener, seatListeners } from "./chat-listeners.ts";
import { ChatLoad, type Pace } from "./chat-load.ts";
import { ChatMeter } from "./chat-meter.ts";
import { httpSpeaker, type Speaker, socketSpeaker } from "./chat-speakers.ts";
import { type Elsewhere, elsewhereSpeaker } from "./elsewhere-speaker.ts";
import { answerParent } from "./in-own-process.ts";

export type FanOutLoad = {
  url: string;
  pid: number | undefined;
  dialect: DialectName;
  seats: Seat[];
  /** Where messages are stored by somebody else; otherwise they are said to the server. */
  elsewhere: Elsewhere | undefined;
  /** Messages under way at once while looking for the most that the server manages. */
  inFlight: number;
  seconds: number;
};
/** `saturated` is the most that arrived in time, or the least that was tried if nothing did; `relaxed` is half of it. */
export type FanOutFigures = { saturated: Pace; isInTime: boolean; relaxed: Pace; lost: number; refused: number };

/** Latency has exploded when one delivery in a hundred takes longer. */
const EXPLODED_MS = 100;
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

async function fanOut(work: FanOutLoad): Promise<FanOutFigures> {
  const { url, pid, seats, inFlight, seconds } = work;
  const meter = new ChatMeter();
  const listeners = await seatListeners(url, dialects[work.dialect], seats, (text) => meter.hear(text));
  const speaker = speakerFor(work, listeners);
  const load = new ChatLoad({ meter, speaker, seats, pid, seconds });
  // The first warms up.
  await load.flood(inFlight);
  const most = await load.flood(inFlight);
  if (most === 0) throw new Error(`nothing was delivered in ${seconds} s; ${load.lost} lost, ${meter.refused} refused`);
  let saturated = await load.pace(most);
  for (const share of SHARES) if (!isInTime(saturated)) saturated = await load.pace(most * share);
  const relaxed = await load.pace(saturated.perSecond / 2);
  await speaker.close();
  for (const { close } of listeners) close();
  return { saturated, isInTime: isInTime(saturated), relaxed, lost: load.lost, refused: meter.refused };
}

function speakerFor({ url, dialect: name, elsewhere }: FanOutLoad, listeners: Listener[]): Speaker {
  if (elsewhere) return elsewhereSpeaker(elsewhere);
  const { say }: Dialect = dialects[name];
  return say ? socketSpeaker(say, listeners) : httpSpeaker(url, listeners);
}

const isInTime = ({ p99, lost }: Pace): boolean => p99 < EXPLODED_MS && lost === 0;

answerParent(fanOut);
