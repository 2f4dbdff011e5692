import type { JoinTeeTimeInput } from "@fourball/domain/participation/schema";
import { trpc } from "../shared/trpc.ts";
import { useDeed } from "../shared/use-deed.ts";
import { useTeeTimeCache } from "./tee-time-cache.ts";

type JoinTeeTime = {
  join: (input: JoinTeeTimeInput) => void;
  joining: boolean;
  /** Why it did not work, to be read beside the button. */
  refusal: string | undefined;
};

const sent = "Join request sent successfully!";

/** Asks the host for a spot. The dot turns at once and turns back when the request fails. */
export function useJoinTeeTime(): JoinTeeTime {
  const change = useTeeTimeCache();
  const deed = useDeed({ done: sent, failed: "Failed to join tee time", reason: "instead" });
  const request = trpc.teeTime.join.useMutation({
    onMutate: ({ teeTimeId }) =>
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: "pending", pendingCount: pendingCount + 1 })),
    onSuccess: ({ overlaps }) => deed.onDone(overlaps ? `${sent} You have another game at about that time.` : sent),
    onError: (error, { teeTimeId }) => {
      change(teeTimeId, ({ pendingCount }) => ({ viewerStatus: null, pendingCount: Math.max(0, pendingCount - 1) }));
      deed.onFailed(error);
    },
  });
  return { join: request.mutate, joining: request.isPending, refusal: deed.refusalOf(request.error) };
}
