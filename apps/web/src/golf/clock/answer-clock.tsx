import { firstNameOf } from "@fourball/domain/profile/name";
import type { GolferCard } from "@fourball/domain/profile/schema";
import { type ReactNode, useSyncExternalStore } from "react";
import { fullMomentText } from "../../kit/formatting.ts";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { dueTimeText, isOverdue } from "./due-text.ts";
import { clockTexts } from "./texts.ts";

type AnswerCountdownProps = { at: string | null; host: GolferCard; courseZone: string };

/** For the golfer who asked: how long the host has. */
export function AnswerCountdown({ at, host, courseZone }: AnswerCountdownProps): ReactNode {
  return at ? <Due at={at} words={golferText(firstNameOf(host), courseZone)} /> : null;
}

type Words = (at: string, now: Temporal.Instant) => string;

const golferText =
  (host: string, courseZone: string): Words =>
  (at, now) =>
    isOverdue(at, now) ? clockTexts.noReplyYet(host) : clockTexts.hasUntil(host, dueTimeText(at, now, courseZone));

/** Updates by itself; renders again only when the text changes. */
function Due({ at, words }: { at: string; words: Words }): ReactNode {
  const text = useSyncExternalStore(subscribeToClock, () => words(at, Temporal.Now.instant()));
  const overdue = useSyncExternalStore(subscribeToClock, () => isOverdue(at, Temporal.Now.instant()));
  return (
    <p className={`text-small ${overdue ? "font-medium text-warn" : "text-ink-2"}`}>
      <time dateTime={at} title={fullMomentText(at)}>
        {text}
      </time>
    </p>
  );
}
