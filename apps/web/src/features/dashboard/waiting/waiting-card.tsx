import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { OnSky } from "@fourball/ui/art/on-sky";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { AnswerCountdown } from "../../../golf/clock/answer-clock.tsx";
import { dotsOf } from "../../../golf/face/spot-counts.ts";
import { WithdrawButton } from "../../../golf/withdraw/withdraw-button.tsx";
import { untilText } from "../../../kit/formatting.ts";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { isStill } from "../../../kit/page/is-still.ts";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { Alternatives, MoreBelow } from "./alternatives.tsx";
import { isAlmostDue, type RequestState, requestState } from "./request-state.ts";
import { waitingTexts } from "./texts.ts";
import { WaitingSky } from "./waiting-sky.tsx";

/** A request, and what became of it while the page is open. `children`: when and where, on the sky. */
export function WaitingCard({ request, children }: { request: Participation; children: ReactNode }): ReactNode {
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId: request.teeTimeId });
  const state = useSyncExternalStore(subscribeToClock, () => requestState(request, Temporal.Now.instant()));
  const said = useSaidState(state);
  const words = useRef<HTMLParagraphElement>(null);
  useFocusWhenReplaced(words, said);
  // It's there: the place of the card is decided by it.
  if (!game) return null;
  return (
    <Card
      as="section"
      className="outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2"
    >
      <OnSky
        ground={said === "in" ? groundOf(game) : "dawn"}
        picture={<WaitingSky game={game} request={request} state={state} />}
      >
        {children}
      </OnSky>
      <div className="min-h-18 px-4.5 pt-4 pb-4 sm:flex sm:items-center sm:gap-6 sm:px-5 sm:py-0">
        <div aria-live="polite" className="grid min-w-0 grow gap-0.5">
          <p
            className={`flex items-center gap-2.5 font-bold outline-none ${said === "waiting" ? breathing : ""}`}
            ref={words}
            tabIndex={-1}
          >
            <Dots dots={dotsIn(said, game)} size="large" />
            {waitingTexts.states[said]}
          </p>
          <Words game={game} request={request} state={said} />
        </div>
        <Actions game={game} state={said} />
      </div>
      {said === "late" || said === "declined" ? <Alternatives game={game} /> : null}
    </Card>
  );
}

/** The spot that was asked for, while the host may still reply. */
const breathing = "[&_[data-dot=pending]]:animate-breathe";

/** A whole round is in the light of its first tee. */
const groundOf = ({ sky: { light } }: TeeTimeDetail) => (light === "round" ? "noon" : light);

const WORDS_AFTER_MS = 350;

/** The words change while the sun is on its way. */
function useSaidState(state: RequestState): RequestState {
  const [said, setSaid] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(state), isStill() ? 0 : WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return said;
}

const viewerIn = { in: "confirmed", declined: "declined", waiting: "pending", late: "pending" } as const;
const dotsIn = (state: RequestState, game: TeeTimeDetail) => dotsOf({ ...game, viewerStatus: viewerIn[state] });

type Said = { game: TeeTimeDetail; request: Participation; state: RequestState };

function Words({ game, request, state }: Said): ReactNode {
  const isAlmost = useSyncExternalStore(subscribeToClock, () => isAlmostDue(request, Temporal.Now.instant()));
  if (state === "declined") return <MoreBelow game={game} />;
  if (state === "in") return <p className="text-ink-2 text-small">{teeOff(game)}</p>;
  return state === "waiting" && isAlmost ? (
    <p className="text-ink-2 text-small">{waitingTexts.almostDue}</p>
  ) : (
    <AnswerCountdown at={request.answerDueAt} courseZone={game.course.timeZone} host={game.host} />
  );
}

const teeOff = ({ teeOffAt }: TeeTimeDetail): string => waitingTexts.teeOff(untilText(teeOffAt, Temporal.Now.instant()));

function Actions({ game, state }: Omit<Said, "request">): ReactNode {
  const { id: teeTimeId, date } = game;
  return (
    <div className="above-stretch flex min-h-13 items-center justify-between gap-3">
      {state === "in" ? (
        <Link className={buttonStyle()} params={{ teeTimeId }} search={{ view: "chat" }} to="/tee-times/$teeTimeId">
          {waitingTexts.sayHello}
        </Link>
      ) : null}
      {state === "declined" ? (
        <Link className={buttonStyle({ variant: "secondary" })} search={{ from: date, to: date }} to="/marketplace">
          {waitingTexts.browse}
        </Link>
      ) : (
        <Link className={linkStyle({ isAlone: true })} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
          {waitingTexts.view}
        </Link>
      )}
      {state === "waiting" || state === "late" ? (
        <WithdrawButton
          from="pending"
          className="-mr-2"
          label={waitingTexts.withdraw}
          teeTime={game}
          size="small"
          variant="ghost"
          wide={false}
        />
      ) : null}
    </div>
  );
}

/** Below a request that waits for its reply: where else there is room at that hour. */
export function IfDeclined({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  return game ? <Alternatives game={game} isWaiting /> : <Skeleton className="h-60" />;
}
