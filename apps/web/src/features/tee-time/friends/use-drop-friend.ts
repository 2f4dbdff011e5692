import type { DropFriendInput } from "@fourball/domain/participation/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

type DropFriend = {
  /** Rejects when it was refused. */
  drop: (input: DropFriendInput) => Promise<unknown>;
  dropping: boolean;
  refusal: string | undefined;
};

/** A friend whom the viewer would bring can't come. */
export function useDropFriend(friend: string): DropFriend {
  const feedback = useMutationFeedback({ done: texts.done(friend), failed: texts.failed, reason: "below" });
  const request = trpc.teeTime.dropFriend.useMutation({
    onSuccess: ({ teeTimeId }) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { drop: request.mutateAsync, dropping: request.isPending, refusal: feedback.refusalOf(request.error) };
}
