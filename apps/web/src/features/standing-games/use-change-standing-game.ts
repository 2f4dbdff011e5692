import type { LiveChange } from "@fourball/domain/live/change";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

/** The list, and the pages of its games, which say that they are part of it. */
const OWN: readonly LiveChange[] = [{ type: "news" }, { type: "own-games" }];

/** The host chooses who is asked first. */
export function useChangeRegulars(onDone: () => void) {
  const feedback = useMutationFeedback({ done: texts.change.saved, failed: texts.change.failed, reason: "below" });
  return trpc.standingGame.changeRegulars.useMutation({
    onSuccess: () => {
      feedback.onDone(OWN);
      onDone();
    },
    onError: feedback.onFailed,
  });
}

/** A regular hosts from now on; the viewer is out. */
export function useHandOver(successor: string, onDone: () => void) {
  const feedback = useMutationFeedback({ done: texts.handOver.done(successor), failed: texts.handOver.failed, reason: "below" });
  const request = trpc.standingGame.handOver.useMutation({
    onSuccess: () => {
      feedback.onDone(OWN);
      onDone();
    },
    onError: feedback.onFailed,
  });
  return { handOver: request.mutate, handingOver: request.isPending, refusal: feedback.refusalOf(request.error) };
}

/** The host ends it; rejects when that is refused. */
export function useEnd() {
  const feedback = useMutationFeedback({ done: texts.end.done, failed: texts.end.failed, reason: "below" });
  const request = trpc.standingGame.end.useMutation({
    onSuccess: () => feedback.onDone(OWN),
    onError: feedback.onFailed,
  });
  return { end: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}

/** A regular leaves; rejects when that is refused. */
export function useLeave() {
  const feedback = useMutationFeedback({ done: texts.leave.done, failed: texts.leave.failed, reason: "below" });
  const request = trpc.standingGame.leave.useMutation({
    onSuccess: () => feedback.onDone(OWN),
    onError: feedback.onFailed,
  });
  return { leave: request.mutateAsync, refusal: feedback.refusalOf(request.error) };
}
