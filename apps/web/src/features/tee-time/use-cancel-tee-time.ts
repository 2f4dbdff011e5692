import type { CancelTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

type CancelTeeTime = {
  /** Rejects when it was refused. */
  cancel: (input: CancelTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

const failed = "Failed to cancel tee time";

export function useCancelTeeTime(): CancelTeeTime {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const request = trpc.teeTime.cancel.useMutation({
    onSuccess: async () => {
      void notify({ type: "success", title: "Success", description: "Tee time cancelled successfully" });
      await navigate({ to: "/marketplace" });
      void utils.teeTime.invalidate();
      void utils.dashboard.invalidate();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: failed });
    },
  });
  return {
    cancel: request.mutateAsync,
    refusal: request.error && !isUnauthorized(request.error) ? failureMessage(request.error, failed) : undefined,
  };
}
