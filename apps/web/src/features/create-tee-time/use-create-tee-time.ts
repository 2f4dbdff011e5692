import type { CreateTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useNavigate } from "@tanstack/react-router";
import { keepLiveGame } from "../../golf/live-game.ts";
import { ownTeeTimeChange } from "../../kit/live-sync/use-mark-stale.ts";
import { useMember } from "../../kit/session/member.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-action.ts";
import { forgetDraft } from "./draft.ts";
import { texts } from "./texts.ts";

type CreateTeeTime = { create: (input: CreateTeeTimeInput) => void; creating: boolean; error: ApiError | null };

/** Creates a game and navigates to the marketplace. */
export function useCreateTeeTime(): CreateTeeTime {
  const { id } = useMember();
  const feedback = useMutationFeedback({ done: texts.done, isToast: true, failed: texts.failed, reason: "elsewhere" });
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const request = trpc.teeTime.create.useMutation({
    onSuccess: async (created) => {
      forgetDraft(id);
      feedback.onDone(ownTeeTimeChange(created.id, "created"));
      keepLiveGame(id, created.id);
      utils.teeTime.get.setData({ teeTimeId: created.id }, created);
      await navigate({ to: "/marketplace", state: { liveGame: created.id }, ignoreBlocker: true });
    },
    onError: feedback.onFailed,
  });
  return { create: request.mutate, creating: request.isPending, error: request.error };
}
