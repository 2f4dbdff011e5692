import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";

type EditTeeTime = { edit: (input: CreateTeeTimeInput) => void; saving: boolean; error: ApiError | null };

export const editFailed = "Failed to update tee time. Please try again.";

export function useEditTeeTime({ id, mood }: TeeTimeDetail, onSaved: () => void): EditTeeTime {
  const utils = trpc.useUtils();
  const request = trpc.teeTime.edit.useMutation({
    onSuccess: () => {
      void notify({ type: "success", title: "Success", description: "Tee time updated successfully!" });
      void utils.teeTime.invalidate();
      void utils.participation.invalidate();
      void utils.dashboard.invalidate();
      onSaved();
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      void notify({ type: "error", title: "Error", description: editFailed });
    },
  });
  return {
    // A mood that stays keeps its emoji, whichever that is.
    edit: (input) => request.mutate({ ...input, mood: input.mood === mood ? undefined : input.mood, teeTimeId: id }),
    saving: request.isPending,
    error: request.error,
  };
}
