import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { clockParts, shortDate, zoneNameOf } from "../../kit/formatting.ts";
import { readPendingRequest } from "../../kit/session/pending-request.ts";
import { signInTexts } from "./texts.ts";

/** Reminds a visitor of what the sign-in is for: the game as a ticket. */
export function PendingRequestNotice(): ReactNode {
  const [request] = useState(() => readPendingRequest(Date.now()));
  if (!request?.courseDetails) return null;
  const { timeZone } = request;
  const { courseName, date, time } = request.courseDetails;
  const { digits, half } = clockParts(time);
  const zone = timeZone && zoneNameOf({ date, time, timeZone });
  return (
    <Card
      aria-label={signInTexts.pendingRequest.label}
      as="section"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 px-4 py-3.5"
    >
      <p className="numerals flex items-baseline gap-1 text-[2rem]">
        {digits}
        <span className="text-[0.5em]">{half}</span>
      </p>
      <div className="tear-left grid gap-0.5 pl-4 text-small">
        <p className="text-ink-2">{signInTexts.pendingRequest.title(shortDate(date), zone)}</p>
        <p className="font-semibold wrap-anywhere">{courseName}</p>
        <p className="text-ink-2">{signInTexts.pendingRequest.next(request.hostName)}</p>
      </div>
    </Card>
  );
}
