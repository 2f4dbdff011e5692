import type { GameArrivals } from "@fourball/domain/attendance/schema";
import type { LiveChange } from "@fourball/domain/live/change";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { IfQueued, isArrivalAt } from "../../kit/queue/if-queued.tsx";
import { useQueuedMutation } from "../../kit/queue/use-queued-mutation.ts";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useMutationFeedback } from "../../kit/use-mutation-feedback.ts";
import { isOverdue } from "../clock/due-text.ts";
import { arrivalTimeText } from "./arrival-time.ts";
import { arrivalTexts } from "./texts.ts";
import { type ArrivalGame, useArrivals } from "./use-arrivals.ts";

type Heading = {
  /** The level of the heading: below that of the game, where there is one. */
  heading?: "h2" | "h3" | undefined;
};

export type ArrivalProps = Heading & {
  game: ArrivalGame;
  /** Around the panel, only where there is one. */
  frame: (panel: ReactNode) => ReactNode;
};

/** The panel of a game, once it is known who is here. */
export function Arrival({ game, frame, heading }: ArrivalProps): ReactNode {
  const arrivals = useArrivals(game);
  return arrivals ? frame(<ArrivalPanel arrivals={arrivals} heading={heading} timeZone={game.course.timeZone} />) : null;
}

type ArrivalPanelProps = Heading & {
  arrivals: GameArrivals;
  /** Of the course. */
  timeZone: string;
};

/** One tap says that the viewer is at the course; the group sees it. */
export function ArrivalPanel({ arrivals: game, timeZone, heading: Heading = "h2" }: ArrivalPanelProps): ReactNode {
  const { ownAt, arrive, arriving, canTakeBack, takeBack, takingBack, refusal } = useArrive(game.teeTimeId, game);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, `${ownAt} ${canTakeBack}`);
  const count = arrivalTexts.count(game.arrivals.length, game.golfers);
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div aria-live="polite" className="grid min-w-0 grow basis-42 gap-0.5">
          <Heading className="text-h3 outline-none" ref={heading} tabIndex={-1}>
            {ownAt ? arrivalTexts.here : arrivalTexts.question}
          </Heading>
          <p className="text-ink-2 text-small">
            {ownAt ? `${arrivalTexts.since(arrivalTimeText(ownAt, timeZone))} · ${count}` : `${count}. ${arrivalTexts.hint}`}
          </p>
        </div>
        {ownAt ? null : (
          <IfQueued isAbout={isArrivalAt(game.teeTimeId)}>
            <Button onClick={arrive} pending={arriving} size="large">
              {arrivalTexts.say}
            </Button>
          </IfQueued>
        )}
        {ownAt && canTakeBack ? (
          <Button aria-label={arrivalTexts.takeBackName} onClick={takeBack} pending={takingBack} size="small" variant="secondary">
            {arrivalTexts.takeBack}
          </Button>
        ) : null}
      </div>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </div>
  );
}

export type Arrive = {
  /** When the viewer came. */
  ownAt: string | undefined;
  arrive: () => void;
  arriving: boolean;
  canTakeBack: boolean;
  takeBack: () => void;
  takingBack: boolean;
  refusal: string | undefined;
};

/** The viewer is at the course, or tapped that by mistake. `arrivals`: nothing until they are known. */
export function useArrive(teeTimeId: string, arrivals: GameArrivals | undefined): Arrive {
  const { id: viewerId } = useMember();
  const utils = trpc.useUtils();
  const saying = useMutationFeedback({ done: arrivalTexts.done, failed: arrivalTexts.failed, reason: "below" });
  const takingBack = useMutationFeedback({ done: arrivalTexts.takenBack, failed: arrivalTexts.takeBackFailed, reason: "below" });
  const changes: LiveChange[] = [{ type: "tee-time", teeTimeId, change: "spots" }];
  const arrive = useQueuedMutation(saying);
  const takeBack = trpc.attendance.takeBackArrival.useMutation({
    onSuccess: (left) => {
      utils.attendance.arrivals.setData({ teeTimeId }, left);
      takingBack.onDone(changes);
    },
    onError: takingBack.onFailed,
  });
  const until = arrivals?.takeBackUntil ?? null;
  const canTakeBack = useSyncExternalStore(subscribeToClock, () => until !== null && !isOverdue(until, Temporal.Now.instant()));
  return {
    ownAt: arrivals?.arrivals.find(({ userId }) => userId === viewerId)?.at,
    // The moment of the tap, however late it is sent.
    arrive: () =>
      arrive.mutate({
        path: "attendance.arrive",
        teeTimeId,
        input: { teeTimeId, at: Temporal.Now.instant().toString() },
      }),
    arriving: arrive.isPending,
    canTakeBack,
    takeBack: () => takeBack.mutate({ teeTimeId }),
    takingBack: takeBack.isPending,
    refusal: saying.refusalOf(arrive.error) ?? takingBack.refusalOf(takeBack.error),
  };
}
