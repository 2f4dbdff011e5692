import type { CancelTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type CancelTeeTime = {
  /** Rejects when it was refused. */
  cancel: (input: CancelTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useCancelTeeTime(): CancelTeeTime {
  const deed = useDeed({
    done: "Tee time cancelled successfully",
    failed: "Failed to cancel tee time",
    reason: "below",
  });
  const navigate = useNavigate();
  const request = trpc.teeTime.cancel.useMutation({
    onSuccess: async () => {
      await navigate({ to: "/marketplace" });
      deed.onDone();
    },
    onError: deed.onFailed,
  });
  return { cancel: request.mutateAsync, refusal: deed.refusalOf(request.error) };
}
