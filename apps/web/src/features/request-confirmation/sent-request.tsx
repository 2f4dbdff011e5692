import type { Participation } from "@fourball/domain/participation/schema";
import { lightAt } from "@fourball/domain/tee-time/lights";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { answersText } from "../../golf/clock/answers-text.ts";
import { dueTimeText } from "../../golf/clock/due-text.ts";
import { clockTexts } from "../../golf/clock/texts.ts";
import { Spots } from "../../golf/face/spots.tsx";
import { TicketSky } from "../../golf/face/ticket-sky.tsx";
import { pages } from "../../kit/page/pages.ts";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { AskForPushLayer } from "../../kit/push/ask-for-push-layer.tsx";
import type { ConfirmedRequest } from "../../kit/session/pending-request.ts";
import { useSession } from "../../kit/session/session.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { confirmationTexts } from "./texts.ts";

const REDIRECT_SECONDS = 10;

/** The dashboard, open where it says again what happens next. */
const toRequests = { to: pages.dashboard, state: { opens: "pending" } } as const;

export function SentRequest({ request }: { request: ConfirmedRequest }): ReactNode {
  const navigate = useNavigate();
  const session = useSession();
  const isVisitor = session.state === "signed-out";
  const onEnd = useCallback(
    // Replaces the entry, so that Back does not start another countdown.
    () => void navigate({ ...(isVisitor ? { to: "/" } : toRequests), replace: true }),
    [navigate, isVisitor],
  );
  const enabled = session.state === "signed-in" && request.teeTimeId !== "";
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId: request.teeTimeId }, { enabled });
  // The dashboard comes next, and shows it too.
  const { data: joined } = trpc.dashboard.joined.useQuery(undefined, { enabled });
  const sent = joined?.find(({ teeTimeId }) => teeTimeId === request.teeTimeId);
  const countdown = useCountdown(REDIRECT_SECONDS, onEnd);
  useStopByKey(countdown.stop);
  return (
    // `pointermove`, not `pointerenter`: the card may appear under a resting pointer. A finger that scrolls only goes down.
    <div className="stack w-full max-w-lg gap-4" onPointerDown={countdown.stop} onPointerMove={countdown.stop}>
      <Card as="section">
        <TicketSky game={skyOf(request, game)} place={request.hostName && confirmationTexts.hostedBy(request.hostName)} />
        <div className="stack gap-2 p-5 sm:p-7">
          <span className="h-6">{game ? <Spots game={game} size="large" /> : null}</span>
          <h1 className="max-[22rem]:text-h2">{confirmationTexts.title}</h1>
          <p className="font-semibold">{confirmationTexts.awaiting}</p>
          <Redirect countdown={countdown} isVisitor={isVisitor} />
        </div>
        <TearLine />
        <NextSteps reply={replyText(request, game, sent)} />
      </Card>
      {session.state === "signed-in" ? <AskForPushLayer host={request.hostName} /> : null}
    </div>
  );
}

const NextSteps = ({ reply }: { reply: string }): ReactNode => (
  <div className="stack gap-5 p-5 sm:p-7">
    <section className="grid gap-2">
      <h2 className="text-h3">{confirmationTexts.next}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
        {confirmationTexts.steps(reply).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    <div className="flex flex-wrap gap-2">
      <Link className={buttonStyle()} {...toRequests}>
        {confirmationTexts.dashboard}
      </Link>
      <Link className={buttonStyle({ variant: "secondary" })} to="/marketplace">
        {confirmationTexts.marketplace}
      </Link>
    </div>
  </div>
);

/** How soon the host replies, as far as it is known. */
function replyText({ hostName }: ConfirmedRequest, game: TeeTimeDetail | undefined, sent: Participation | undefined): string {
  if (game?.hostAnswers) return confirmationTexts.usually(hostName, answersText(game.hostAnswers));
  if (!sent?.answerDueAt) return confirmationTexts.decides;
  const { course, host } = sent.teeTime;
  const until = dueTimeText(sent.answerDueAt, Temporal.Now.instant(), course.timeZone);
  return clockTexts.hasUntil(host.firstName ?? hostName, until);
}

/** Until the game is loaded, and for visitors, the light is that of the hour. */
const skyOf = (request: ConfirmedRequest, game: TeeTimeDetail | undefined) => ({
  ...request,
  courseId: game?.courseId ?? request.teeTimeId,
  imageUrl: game?.course.imageUrl ?? null,
  sky: game?.sky ?? ({ land: "parkland", light: lightAt(Number(request.time.slice(0, 2))) } as const),
});

/** Keys that only move around the page or are modifiers. */
const IDLE_KEYS: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

function useStopByKey(stop: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, repeat }: KeyboardEvent): void => {
      if (!repeat && !IDLE_KEYS.has(key)) stop();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [stop]);
}

type RedirectProps = { countdown: Countdown; isVisitor: boolean };

/** Goes on by itself unless the golfer interacts with the page. */
function Redirect({ countdown: { secondsLeft, isStopped, stop }, isVisitor }: RedirectProps): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  useFocusWhenReplaced(status, isStopped ? "stays" : "goes");
  return isStopped ? (
    <p className="flex min-h-11 items-center text-ink-2 text-small" ref={status} role="status" tabIndex={-1}>
      {confirmationTexts.stopped}
    </p>
  ) : (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 text-small">
      <p role="timer">{isVisitor ? confirmationTexts.toStart(secondsLeft) : confirmationTexts.toDashboard(secondsLeft)}</p>
      <Button onClick={stop} size="small" variant="secondary">
        {confirmationTexts.stay}
      </Button>
    </div>
  );
}

type Countdown = { secondsLeft: number; isStopped: boolean; stop: () => void };

/** Counts down to zero and then calls `onEnd`, unless stopped. */
function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    if (secondsLeft === 0) {
      onEnd();
      return undefined;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped, onEnd]);
  const stop = useCallback(() => setStopped(true), []);
  return { secondsLeft, isStopped, stop };
}
