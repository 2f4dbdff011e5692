import { Alert } from "@fourball/ui/alert";
import { type ReactNode, useState } from "react";
import { shortDate, timeText } from "../../shared/formatting.ts";
import { readPendingRequest } from "../../shared/session/pending-request.ts";
import { texts } from "./texts.ts";

/** Reminds a visitor of what the sign-in is for. */
export function PendingRequestNotice(): ReactNode {
  const [request] = useState(() => readPendingRequest(Date.now()));
  if (!request?.courseDetails) return null;
  const { courseName, date } = request.courseDetails;
  return (
    <Alert
      tone="info"
      title={texts.pendingRequest.title(
        shortDate(date),
        timeText({ ...request.courseDetails, timeZone: request.timeZone }),
        courseName,
      )}
    >
      {texts.pendingRequest.next(request.hostName)}
    </Alert>
  );
}
