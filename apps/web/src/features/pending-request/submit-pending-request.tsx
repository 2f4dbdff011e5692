import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { saveConfirmedRequest, takePendingRequest } from "../../shared/pending-request.ts";
import { useSession } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";
import { useRefreshGames } from "../../shared/use-refresh-games.ts";

/** Sends the request that a visitor made before signing in, once, as soon as somebody is signed in. */
export function SubmitPendingRequest(): ReactNode {
  const isIn = useSession().state === "signed-in";
  const navigate = useNavigate();
  const refresh = useRefreshGames();
  const { mutate } = trpc.teeTime.processPending.useMutation({
    onSuccess: ({ teeTimeId, hostName, courseDetails }) => {
      saveConfirmedRequest({ teeTimeId, hostName, ...courseDetails });
      void refresh();
      void navigate({ to: "/request-confirmation" });
    },
    onError: () =>
      void notify({
        type: "error",
        title: "Request Submission Failed",
        description:
          "Your login was successful, but we couldn't submit your tee time request. Please try again from the tee time page.",
      }),
  });
  useEffect(() => {
    if (!isIn) return;
    const request = takePendingRequest(Date.now());
    if (request) mutate({ teeTimeId: request.teeTimeId });
  }, [isIn, mutate]);
  return null;
}
