import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type ApiError, trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type EditTeeTime = { edit: (input: CreateTeeTimeInput) => void; saving: boolean; error: ApiError | null };

export const editFailed = "Failed to update tee time. Please try again.";

export function useEditTeeTime({ id, mood }: TeeTimeDetail, onSaved: () => void): EditTeeTime {
  const deed = useDeed({ done: "Tee time updated successfully!", failed: editFailed, reason: "below" });
  const request = trpc.teeTime.edit.useMutation({
    onSuccess: () => {
      deed.onDone();
      onSaved();
    },
    onError: deed.onFailed,
  });
  return {
    // A mood that stays keeps its emoji, whichever that is.
    edit: (input) => request.mutate({ ...input, mood: input.mood === mood ? undefined : input.mood, teeTimeId: id }),
    saving: request.isPending,
    error: request.error,
  };
}
