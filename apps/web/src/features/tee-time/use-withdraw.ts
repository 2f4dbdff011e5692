import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

type Withdraw = {
  /** Rejects when it was refused. */
  withdraw: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

const failed = "Failed to withdraw from tee time";

export function useWithdraw(): Withdraw {
  const utils = trpc.useUtils();
  const request = trpc.teeTime.withdraw.useMutation({
    onSuccess: () => {
      void notify({ type: "success", title: "Success", description: "You have withdrawn from this tee time" });
      void utils.teeTime.invalidate();
      void utils.participation.invalidate();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: failed });
    },
  });
  return {
    withdraw: request.mutateAsync,
    refusal: request.error && !isUnauthorized(request.error) ? failureMessage(request.error, failed) : undefined,
  };
}
