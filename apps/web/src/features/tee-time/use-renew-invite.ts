import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

type RenewInvite = {
  /** Rejects when it was refused. */
  renew: (input: OpenTeeTimeInput) => Promise<unknown>;
  refusal: string | undefined;
};

const failed = "Failed to renew the invite link";

export function useRenewInvite(): RenewInvite {
  const utils = trpc.useUtils();
  const request = trpc.teeTime.renewInvite.useMutation({
    onSuccess: () => {
      void notify({ type: "success", title: "Success", description: "The old invite link no longer works" });
      void utils.teeTime.invalidate();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: failed });
    },
  });
  return {
    renew: request.mutateAsync,
    refusal: request.error && !isUnauthorized(request.error) ? failureMessage(request.error, failed) : undefined,
  };
}
