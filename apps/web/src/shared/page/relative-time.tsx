import { type ReactNode, useSyncExternalStore } from "react";
import { subscribeToClock } from "./clock.ts";

const UNITS = [
  { unit: "week", seconds: 604_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });

/** `now`, `5 min. ago`, `yesterday`. A server's clock that is ahead says now. */
export function relativeText(at: string, now: number): string {
  const seconds = Math.max(0, now - Date.parse(at)) / 1000;
  const fitting = UNITS.find((each) => seconds >= each.seconds);
  return fitting ? words.format(-Math.floor(seconds / fitting.seconds), fitting.unit) : words.format(0, "second");
}

const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** How long ago something was; renders again only when the text changes. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const text = useSyncExternalStore(subscribeToClock, () => relativeText(at, Date.now()));
  return (
    <time dateTime={at} title={inFull.format(new Date(at))}>
      {text}
    </time>
  );
}
