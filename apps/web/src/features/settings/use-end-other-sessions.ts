import { failureMessage } from "../../shared/failure.ts";
import { countText } from "../../shared/formatting.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

/** Signs the golfer out everywhere but here. */
export function useEndOtherSessions(): { endOthers: () => Promise<unknown> } {
  const utils = trpc.useUtils();
  const request = trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => {
      void notify({ type: "success", title: "Signed out", description: `${countText(ended, "other session")} ended.` });
      void utils.account.sessions.invalidate();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      const description = failureMessage(error, "The other sessions are still signed in. Please try again.");
      void notify({ type: "error", title: "Error", description });
    },
  });
  return { endOthers: () => request.mutateAsync() };
}
