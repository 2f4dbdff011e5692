import { type ReactNode, useSyncExternalStore } from "react";
import { subscribeToClock } from "./clock.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const date = new Intl.DateTimeFormat("en", { month: "short", day: "numeric" });
const dateOfYear = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", year: "numeric" });
const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });

type Text = { short: string; spoken: string };

/** `now`, `6m`, `2h`, `Yesterday`, `Nov 15`, with what a screen reader says. A server's clock that is ahead says now. */
export function relativeText(at: string, now: number): Text {
  const seconds = Math.max(0, now - Date.parse(at)) / 1000;
  if (seconds < MINUTE) return { short: "now", spoken: "now" };
  if (seconds < HOUR) return counted(Math.floor(seconds / MINUTE), "minute");
  if (seconds < DAY) return counted(Math.floor(seconds / HOUR), "hour");
  const text = dayOf(new Date(at), new Date(now));
  return { short: text, spoken: text };
}

const counted = (count: number, unit: "minute" | "hour"): Text => ({
  short: `${count}${unit.charAt(0)}`,
  spoken: words.format(-count, unit),
});

function dayOf(then: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then >= yesterday) return "Yesterday";
  return (then.getFullYear() === now.getFullYear() ? date : dateOfYear).format(then);
}

const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** How long ago something was; renders again only when the text changes. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const short = useSyncExternalStore(subscribeToClock, () => relativeText(at, Date.now()).short);
  const { spoken } = relativeText(at, Date.now());
  return (
    <time dateTime={at} title={inFull.format(new Date(at))}>
      {short === spoken ? (
        short
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{spoken}</span>
        </>
      )}
    </time>
  );
}
