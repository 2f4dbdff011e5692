import { ownTeeTimeChange } from "../../../shared/live-sync/use-mark-stale.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useMutationFeedback } from "../../../shared/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

type Round = { teeTimeId: string };

/** The host says that a player didn't come, and takes it back; both reject when they are refused. */
export function useMarkNoShow() {
  const { marked, markFailed, takenBack, takeBackFailed } = texts.host;
  const marking = useMutationFeedback({ done: marked, failed: markFailed, reason: "below" });
  const takingBack = useMutationFeedback({ done: takenBack, failed: takeBackFailed, reason: "below" });
  const mark = trpc.attendance.markNoShow.useMutation({
    onSuccess: ({ teeTimeId }: Round) => marking.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: marking.onFailed,
  });
  const takeBack = trpc.attendance.takeBackNoShow.useMutation({
    onSuccess: ({ teeTimeId }: Round) => takingBack.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: takingBack.onFailed,
  });
  return {
    mark: mark.mutateAsync,
    markRefusal: marking.refusalOf(mark.error),
    takeBack: takeBack.mutate,
    takingBack: takeBack.isPending,
    takeBackRefusal: takingBack.refusalOf(takeBack.error),
  };
}

/** A player says whether another one came. */
export function useAnswerNoShow() {
  const { done, failed } = texts.player;
  const feedback = useMutationFeedback({ done, failed, reason: "below" });
  const request = trpc.attendance.answerNoShow.useMutation({
    onSuccess: ({ teeTimeId }: Round) => feedback.onDone(ownTeeTimeChange(teeTimeId, "seats")),
    onError: feedback.onFailed,
  });
  return { answer: request.mutate, answering: request.isPending, refusal: feedback.refusalOf(request.error) };
}

/** The host says for everyone that the weather was bad. */
export function useBadWeather() {
  const { done, takenBack, failed } = texts.weather;
  const feedback = useMutationFeedback({ done, failed, reason: "below" });
  const request = trpc.attendance.setBadWeather.useMutation({
    onSuccess: ({ id, badWeather }) => feedback.onDone(ownTeeTimeChange(id, "seats"), badWeather ? done : takenBack),
    onError: feedback.onFailed,
  });
  return { say: request.mutate, saying: request.isPending, refusal: feedback.refusalOf(request.error) };
}
