import { type FillClock, waveTimeInWords } from "@fourball/domain/fill/in-words";
import type { FillMessage } from "@fourball/domain/fill/schema";
import { clockOptions, textLocale } from "../../kit/viewer-units.ts";

/** What a golfer who is asked about an open spot reads wherever the answer is given. */
export const askedTexts = {
  title: "Are you in?",
  yes: "I'm in",
  no: "Not this time",
  saving: "Sending...",
  failed: "Couldn't send your answer",
  until: (time: string) => `The spot is yours until ${time}.`,
  atOnce: "Say yes and you're in.",
  request: (host: string) => `Say yes and ${host} gets your request.`,
  gone: { title: "The spot is gone", text: "Another golfer said yes first." },
};

/** The viewer's clock, on which the times of a plan are said. */
export const fillClock = (): FillClock => ({
  now: Temporal.Now.instant(),
  timeZone: Temporal.Now.timeZoneId(),
  locale: textLocale(),
  hourCycle: clockOptions().hourCycle,
});

/** `The spot is yours until 2 PM. Say yes and you're in.` */
export function whatYesDoes({ confirmsAtOnce, hostName, promisedUntil }: FillMessage): string {
  const promise = promisedUntil ? `${askedTexts.until(waveTimeInWords(promisedUntil, fillClock()))} ` : "";
  return promise + (confirmsAtOnce ? askedTexts.atOnce : askedTexts.request(hostName));
}
