import { Badge } from "@fourball/ui/badge";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useSyncExternalStore } from "react";
import { fullMomentText } from "../../kit/formatting.ts";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { deadlineText, isDueToday, isOverdue } from "./due-text.ts";
import { clockTexts } from "./texts.ts";

/** For the host: by when to reply. It stands out on the day itself. */
export function DeadlineBadge({ at, courseZone }: { at: string | null; courseZone: string }): ReactNode {
  return at ? <Deadline at={at} courseZone={courseZone} /> : null;
}

function Deadline({ at, courseZone }: { at: string; courseZone: string }): ReactNode {
  const text = useSyncExternalStore(subscribeToClock, () => deadlineText(at, Temporal.Now.instant(), courseZone));
  const overdue = useSyncExternalStore(subscribeToClock, () => isOverdue(at, Temporal.Now.instant()));
  const today = useSyncExternalStore(subscribeToClock, () => isDueToday(at, Temporal.Now.instant()));
  return (
    <Badge tone={today ? "warn" : "neutral"}>
      <Clock aria-hidden="true" className="stroke-2" />
      <time dateTime={at} title={fullMomentText(at)}>
        {overdue ? (
          clockTexts.wasDue(text)
        ) : (
          <>
            <span className="sr-only">{clockTexts.replyBy}</span>
            {text}
          </>
        )}
      </time>
    </Badge>
  );
}
