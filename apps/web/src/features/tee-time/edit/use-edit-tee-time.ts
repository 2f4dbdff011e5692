import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "../texts.ts";

type EditTeeTime = { edit: (input: CreateTeeTimeInput) => void; saving: boolean; error: ApiError | null };

export function useEditTeeTime({ id, mood }: TeeTimeDetail, onSaved: () => void): EditTeeTime {
  const feedback = useMutationFeedback({ done: texts.edit.done, failed: texts.edit.failed, reason: "below" });
  const request = trpc.teeTime.edit.useMutation({
    onSuccess: () => {
      feedback.onDone(ownTeeTimeChange(id, "edited"));
      onSaved();
    },
    onError: feedback.onFailed,
  });
  return {
    // A mood that stays keeps its emoji, whichever that is.
    edit: (input) => request.mutate({ ...input, mood: input.mood === mood ? undefined : input.mood, teeTimeId: id }),
    saving: request.isPending,
    error: request.error,
  };
}
