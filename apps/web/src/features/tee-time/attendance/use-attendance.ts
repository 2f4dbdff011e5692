import type { RoundAttendance } from "@fourball/domain/attendance/schema";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

/** What is said of a round shows at once: a summary never says that everyone came right after someone didn't. */
function useSaying(words: { done: string; failed: string }) {
  const feedback = useMutationFeedback({ ...words, reason: "below" });
  const { round: cached } = trpc.useUtils().attendance;
  const onSuccess = async (round: RoundAttendance): Promise<void> => {
    const { teeTimeId } = round;
    await cached.cancel({ teeTimeId });
    cached.setData({ teeTimeId }, round);
    feedback.onDone(ownTeeTimeChange(teeTimeId, "seats"));
  };
  return { on: { onSuccess, onError: feedback.onFailed }, refusalOf: feedback.refusalOf };
}

/** The host says that a player didn't come; rejects when that is refused. */
export function useMarkNoShow() {
  const { on, refusalOf } = useSaying({ done: texts.host.marked, failed: texts.host.markFailed });
  const { mutateAsync, isPending, error } = trpc.attendance.markNoShow.useMutation(on);
  return { mark: mutateAsync, marking: isPending, markRefusal: refusalOf(error) };
}

/** The host takes back that a player didn't come. */
export function useTakeBackNoShow() {
  const { on, refusalOf } = useSaying({ done: texts.host.takenBack, failed: texts.host.takeBackFailed });
  const { mutate, isPending, error } = trpc.attendance.takeBackNoShow.useMutation(on);
  return { takeBack: mutate, takingBack: isPending, takeBackRefusal: refusalOf(error) };
}

/** The host says that everyone came; rejects when that is refused. */
export function useSayEveryoneCame() {
  const { on, refusalOf } = useSaying({ done: texts.host.marked, failed: texts.host.everyoneFailed });
  const { mutateAsync, isPending, error } = trpc.attendance.sayEveryoneCame.useMutation(on);
  return { sayEveryoneCame: mutateAsync, saying: isPending, refusal: refusalOf(error) };
}

/** A player says whether another one came. */
export function useAnswerNoShow() {
  const { on, refusalOf } = useSaying(texts.player);
  const { mutate, isPending, error } = trpc.attendance.answerNoShow.useMutation(on);
  return { answer: mutate, answering: isPending, refusal: refusalOf(error) };
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
