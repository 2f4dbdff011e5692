import { type ReactNode, useSyncExternalStore } from "react";
import { ageText } from "../moments.ts";
import { subscribeToClock } from "./clock.ts";

const inFull = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** How long ago something was; renders again only when the text changes. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const short = useSyncExternalStore(subscribeToClock, () => ageText(at, Temporal.Now.instant()).short);
  const { spoken } = ageText(at, Temporal.Now.instant());
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
