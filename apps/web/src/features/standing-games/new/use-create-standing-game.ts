import type { CreateStandingGameInput } from "@fourball/domain/standing-game/schema";
import { useNavigate } from "@tanstack/react-router";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

type CreateStandingGame = {
  create: (input: CreateStandingGameInput) => void;
  creating: boolean;
  isDone: boolean;
  error: ApiError | null;
};

/** Repeats the game, and shows it among the others. */
export function useCreateStandingGame(): CreateStandingGame {
  const feedback = useMutationFeedback({ done: texts.done, failed: texts.failed, reason: "elsewhere" });
  const navigate = useNavigate();
  const request = trpc.standingGame.create.useMutation({
    onSuccess: async (_, { teeTimeId }) => {
      feedback.onDone([...ownTeeTimeChange(teeTimeId, "edited"), { type: "news" }]);
      await navigate({ to: "/standing-games", ignoreBlocker: true });
    },
    onError: feedback.onFailed,
  });
  return { create: request.mutate, creating: request.isPending, isDone: request.isSuccess, error: request.error };
}
