import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { ownTeeTimeChange, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { saveConfirmedRequest, takePendingRequest } from "../../kit/session/pending-request.ts";
import { useSession } from "../../kit/session/session.ts";
import { notify } from "../../kit/toast.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** What is said when a request stored before signing in could not be sent. */
const texts = {
  failed: "Request Submission Failed",
  failedHint: "Your login was successful, but we couldn't submit your tee time request. Please try again from the tee time page.",
};

/** Sends the request that a visitor made before signing in, once there is a session. */
export function SubmitPendingRequest(): ReactNode {
  const isSignedIn = useSession().state === "signed-in";
  const navigate = useNavigate();
  const markStale = useMarkStale();
  const timeZone = useRef<string>(undefined);
  const { mutate } = trpc.teeTime.processPending.useMutation({
    onSuccess: ({ teeTimeId, hostName, courseDetails }) => {
      saveConfirmedRequest({ teeTimeId, hostName, ...courseDetails, timeZone: timeZone.current });
      void markStale(ownTeeTimeChange(teeTimeId, "spots"));
      void navigate({ to: "/request-confirmation" });
    },
    onError: () =>
      void notify({
        type: "error",
        title: texts.failed,
        description: texts.failedHint,
      }),
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const request = takePendingRequest(Date.now());
    if (!request) return;
    timeZone.current = request.timeZone;
    mutate({ teeTimeId: request.teeTimeId, invite: request.invite });
  }, [isSignedIn, mutate]);
  return null;
}
