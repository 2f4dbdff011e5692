import { type ReactNode, useSyncExternalStore } from "react";
import { fullMomentText } from "../formatting.ts";
import { ageText } from "../moments.ts";
import { subscribeToClock } from "./clock.ts";

/** How long ago something was; renders again only when the text changes. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const short = useSyncExternalStore(subscribeToClock, () => ageText(at, Temporal.Now.instant()).short);
  const { spoken } = ageText(at, Temporal.Now.instant());
  return (
    <time dateTime={at} title={fullMomentText(at)}>
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
