import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { failureMessage, isConflict, isUnauthorized } from "../shared/failure.ts";
import { handleUnauthorized } from "../shared/session.ts";
import { notify } from "../shared/toast.ts";
import { trpc } from "../shared/trpc.ts";
import { useTeeTimeCache } from "./tee-time-cache.ts";

type JoinTeeTime = {
  join: (input: JoinTeeTimeInput) => void;
  joining: boolean;
  /** Why it did not work, to be read beside the button. */
  refusal: string | undefined;
};

/** Asks the host for a spot. The dot turns at once and turns back when the request fails. */
export function useJoinTeeTime(): JoinTeeTime {
  const change = useTeeTimeCache();
  const utils = trpc.useUtils();
  const request = trpc.teeTime.join.useMutation({
    onMutate: ({ teeTimeId }) =>
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: "pending", pendingCount: pendingCount + 1 })),
    onSuccess: () => {
      void notify({ type: "success", title: "Success", description: "Join request sent successfully!" });
      void utils.teeTime.invalidate();
      void utils.participation.invalidate();
    },
    onError: (error, { teeTimeId }) => {
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: null, pendingCount: Math.max(0, pendingCount - 1) }));
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: failureMessage(error, joinFailed) });
      // What is on screen is out of date.
      if (isConflict(error)) void utils.teeTime.invalidate();
    },
  });
  return {
    join: request.mutate,
    joining: request.isPending,
    refusal: request.error && !isUnauthorized(request.error) ? failureMessage(request.error, joinFailed) : undefined,
  };
}

const joinFailed = "Failed to join tee time";
