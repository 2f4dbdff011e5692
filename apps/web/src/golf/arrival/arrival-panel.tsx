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
import { texts } from "./texts.ts";
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
  const { id: viewerId } = useMember();
  const { arrive, arriving, takeBack, takingBack, refusal } = useArrive(game.teeTimeId);
  const own = game.arrivals.find(({ userId }) => userId === viewerId);
  const canTakeBack = useSyncExternalStore(
    subscribeToClock,
    () => game.takeBackUntil !== null && !isOverdue(game.takeBackUntil, Temporal.Now.instant()),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, `${own?.at} ${canTakeBack}`);
  const count = texts.count(game.arrivals.length, game.golfers);
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div aria-live="polite" className="grid min-w-0 grow basis-42 gap-0.5">
          <Heading className="text-h3 outline-none" ref={heading} tabIndex={-1}>
            {own ? texts.here : texts.question}
          </Heading>
          <p className="text-ink-2 text-small">
            {own ? `${texts.since(arrivalTimeText(own.at, timeZone))} · ${count}` : `${count}. ${texts.hint}`}
          </p>
        </div>
        {own ? null : (
          <IfQueued isAbout={isArrivalAt(game.teeTimeId)}>
            <Button onClick={arrive} pending={arriving} size="large">
              {texts.say}
            </Button>
          </IfQueued>
        )}
        {own && canTakeBack ? (
          <Button aria-label={texts.takeBackName} onClick={takeBack} pending={takingBack} size="small" variant="secondary">
            {texts.takeBack}
          </Button>
        ) : null}
      </div>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </div>
  );
}

type Arrive = {
  arrive: () => void;
  arriving: boolean;
  takeBack: () => void;
  takingBack: boolean;
  refusal: string | undefined;
};

/** The viewer is at the course, or tapped that by mistake. */
function useArrive(teeTimeId: string): Arrive {
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
