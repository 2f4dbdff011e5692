import { setTimeout as pause } from "node:timers/promises";
import { cookieOf } from "@fourball/bench/data/golfers";

/** Golfers who ask to join one game after the other, this many a second, until the signal. Returns how many requests were stored. */
export async function keepJoining(url: string, teeTimeIds: string[], perSecond: number, signal: AbortSignal): Promise<number> {
  if (perSecond === 0) return 0;
  let stored = 0;
  const started = performance.now();
  const join = async (teeTimeId: string | undefined, index: number) => {
    const headers = { cookie: cookieOf(index % 400), "content-type": "application/json" };
    const response = await fetch(`${url}/api/tee-times/${teeTimeId}/join`, { method: "POST", headers, body: "{}" });
    await response.arrayBuffer();
    if (response.ok) stored++;
  };
  const answers: Promise<void>[] = [];
  for (let index = 0; !signal.aborted && index < teeTimeIds.length; index++) {
    answers.push(join(teeTimeIds[index], index));
    const due = started + ((index + 1) * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()), undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(answers);
  return stored;
}
