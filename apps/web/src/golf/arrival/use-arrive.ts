import type { GameArrivals } from "@fourball/domain/attendance/schema";
import type { LiveChange } from "@fourball/domain/live/change";
import { useQueuedMutation } from "../../kit/queue/use-queued-mutation.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { texts } from "./texts.ts";

type Arrive = {
  arrive: () => void;
  arriving: boolean;
  takeBack: () => void;
  takingBack: boolean;
  refusal: string | undefined;
};

/** The viewer is at the course, or tapped that by mistake. */
export function useArrive(teeTimeId: string): Arrive {
  const utils = trpc.useUtils();
  const saying = useMutationFeedback({ done: texts.done, failed: texts.failed, reason: "below" });
  const takingBack = useMutationFeedback({ done: texts.takenBack, failed: texts.takeBackFailed, reason: "below" });
  const changes: LiveChange[] = [{ type: "tee-time", teeTimeId, change: "spots" }];
  const show = (arrivals: GameArrivals): void => utils.attendance.arrivals.setData({ teeTimeId }, arrivals);
  const arrive = useQueuedMutation(saying);
  const takeBack = trpc.attendance.takeBackArrival.useMutation({
    onSuccess: (arrivals) => {
      show(arrivals);
      takingBack.onDone(changes);
    },
    onError: takingBack.onFailed,
  });
  return {
    // The moment of the tap, however late it is sent.
    arrive: () =>
      arrive.mutate({
        path: "attendance.arrive",
        teeTimeId,
        input: { teeTimeId, at: Temporal.Now.instant().toString() },
      }),
    arriving: arrive.isPending,
    takeBack: () => takeBack.mutate({ teeTimeId }),
    takingBack: takeBack.isPending,
    refusal: saying.refusalOf(arrive.error) ?? takingBack.refusalOf(takeBack.error),
  };
}
