import { countText } from "../../shared/formatting.ts";
import { tellFailure } from "../../shared/tell-failure.ts";
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
    onError: (error) => void tellFailure(error, "Error", "The other sessions are still signed in. Please try again."),
  });
  return { endOthers: () => request.mutateAsync() };
}
