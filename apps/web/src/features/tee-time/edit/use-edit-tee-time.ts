import type { CreateTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { texts } from "../texts.ts";

type EditTeeTime = { edit: (input: CreateTeeTimeInput) => void; saving: boolean; error: ApiError | null };

export function useEditTeeTime({ id, mood }: TeeTimeDetail, onSaved: () => void): EditTeeTime {
  const request = useAction(trpc.teeTime.edit, {
    done: texts.edit.done,
    failed: texts.edit.failed,
    change: () => ownTeeTimeChange(id, "edited"),
    after: onSaved,
  });
  return {
    // A mood that stays keeps its emoji, whichever that is.
    edit: (input) => request.mutate({ ...input, mood: input.mood === mood ? undefined : input.mood, teeTimeId: id }),
    saving: request.isPending,
    error: request.error,
  };
}
