import type { CancelTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type CancelTeeTime = {
  /** Rejects when it was refused. */
  cancel: (input: CancelTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useCancelTeeTime(): CancelTeeTime {
  const feedback = useMutationFeedback({
    done: texts.cancel.done,
    isToast: true,
    failed: texts.cancel.failed,
    reason: "below",
  });
  const navigate = useNavigate();
  const request = trpc.teeTime.cancel.useMutation({
    onSuccess: async ({ id }) => {
      await navigate({ to: "/marketplace" });
      feedback.onDone(ownTeeTimeChange(id, "cancelled"));
    },
    onError: feedback.onFailed,
  });
  return { cancel: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}
