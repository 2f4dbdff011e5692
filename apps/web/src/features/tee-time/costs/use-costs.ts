import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

type Game = { teeTimeId: string };

/** The host says what the game costs, or takes it back; both reject when they are refused. */
export function useSetCosts() {
  const { saved, removed, saveFailed } = texts.dialog;
  const feedback = useMutationFeedback({ done: saved, failed: saveFailed, reason: "below" });
  const set = trpc.cost.set.useMutation({
    onSuccess: ({ teeTimeId }: Game) => feedback.onDone(ownTeeTimeChange(teeTimeId, "edited")),
    onError: feedback.onFailed,
  });
  const remove = trpc.cost.remove.useMutation({
    onSuccess: ({ teeTimeId }: Game) => feedback.onDone(ownTeeTimeChange(teeTimeId, "edited"), removed),
    onError: feedback.onFailed,
  });
  return { set, remove };
}

/** One side of a share ticks it off or undoes that; the creditor asks for another amount, or reminds the other. */
export function useShare() {
  const { done, undone, changed, reminded, failed } = texts.settling;
  const feedback = useMutationFeedback({ done, failed, reason: "below" });
  const tick = trpc.cost.tick.useMutation({
    onSuccess: ({ teeTimeId }: Game, { isTicked }) =>
      feedback.onDone(ownTeeTimeChange(teeTimeId, "seats"), isTicked ? done : undone),
    onError: feedback.onFailed,
  });
  const change = trpc.cost.changeShare.useMutation({
    onSuccess: ({ teeTimeId }: Game) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats"), changed),
    onError: feedback.onFailed,
  });
  const remind = trpc.cost.remind.useMutation({
    onSuccess: ({ teeTimeId }: Game) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats"), reminded),
    onError: feedback.onFailed,
  });
  return { tick, change, remind, refusal: feedback.refusalOf(tick.error ?? change.error ?? remind.error) };
}
