import type { Decision } from "@fourball/domain/participation/constants";
import type { DecideParticipationInput } from "@fourball/domain/participation/schema";
import { failureMessage, isUnauthorized } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

type Decide = {
  decide: (input: DecideParticipationInput) => void;
  /** The same, for those who wait for it: rejects when it was refused. */
  decideNow: (input: DecideParticipationInput) => Promise<unknown>;
  deciding: Decision | undefined;
  refusal: string | undefined;
};

const failed = "Failed to update participant status";

/** The host's word on one golfer. */
export function useDecide(): Decide {
  const utils = trpc.useUtils();
  const request = trpc.participation.decide.useMutation({
    onSuccess: () => {
      void notify({ type: "success", title: "Success", description: "Participant status updated successfully" });
      void utils.teeTime.invalidate();
      void utils.participation.invalidate();
      void utils.dashboard.invalidate();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: failed });
      void utils.teeTime.invalidate();
    },
  });
  return {
    decide: request.mutate,
    decideNow: request.mutateAsync,
    deciding: request.isPending ? request.variables.status : undefined,
    refusal: request.error && !isUnauthorized(request.error) ? failureMessage(request.error, failed) : undefined,
  };
}
