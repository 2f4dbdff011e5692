import { Alert } from "@fourball/ui/alert";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card, TearLine } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { longDate, timeText } from "../../shared/formatting.ts";
import { Facts } from "../../shared/page/facts.tsx";
import { pages } from "../../shared/page/pages.ts";
import { useFocusWhenReplaced } from "../../shared/page/use-focus-when-replaced.ts";
import { AskForPushLayer } from "../../shared/push/ask-for-push-layer.tsx";
import type { ConfirmedRequest } from "../../shared/session/pending-request.ts";
import { useSession } from "../../shared/session/session.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { answersText } from "../../tee-time/clock/answers-text.ts";
import { dotsOf } from "../../tee-time/face/spot-counts.ts";
import { texts } from "./texts.ts";
import { type Countdown, useCountdown } from "./use-countdown.ts";

const REDIRECT_SECONDS = 10;

export function SentRequest({ request }: { request: ConfirmedRequest }): ReactNode {
  const navigate = useNavigate();
  const session = useSession();
  const isVisitor = session.state === "signed-out";
  const onEnd = useCallback(
    // Replaces the entry, so that Back does not start another countdown.
    () => void navigate({ to: isVisitor ? "/" : pages.dashboard, replace: true }),
    [navigate, isVisitor],
  );
  const { data: game } = trpc.teeTime.get.useQuery(
    { teeTimeId: request.teeTimeId },
    { enabled: session.state === "signed-in" && request.teeTimeId !== "" },
  );
  const countdown = useCountdown(REDIRECT_SECONDS, onEnd);
  useStopByKey(countdown.stop);
  return (
    // `pointermove`, not `pointerenter`: the card may appear under a resting pointer.
    <div className="stack w-full max-w-lg gap-4" onPointerMove={countdown.stop}>
      <Card as="section">
        <div className="grid justify-items-center gap-3 p-6 text-center sm:p-8">
          <span className="flex h-5">{game ? <Dots dots={dotsOf(game)} size="large" /> : null}</span>
          <h1>{texts.title}</h1>
          <p className="text-ink-2">{texts.lead}</p>
        </div>
        <TearLine />
        <Facts facts={factsOf(request)} />
        <div className="grid gap-5 p-6 pt-0 sm:p-8 sm:pt-0">
          <Alert tone="info" title={texts.awaiting}>
            {texts.awaitingHint}
          </Alert>
          <section className="grid gap-2">
            <h2 className="text-h3">{texts.next}</h2>
            <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
              {texts.steps(request.hostName, game?.hostAnswers ? answersText(game.hostAnswers) : texts.replies).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Onward countdown={countdown} isVisitor={isVisitor} />
        </div>
      </Card>
      {session.state === "signed-in" ? <AskForPushLayer host={request.hostName} /> : null}
    </div>
  );
}

const factsOf = (request: ConfirmedRequest): [string, string][] => [
  [texts.facts.course, request.courseName],
  [texts.facts.host, request.hostName],
  [texts.facts.date, longDate(request.date)],
  [texts.facts.time, timeText(request)],
];

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

type OnwardProps = { countdown: Countdown; isVisitor: boolean };

/** Redirects by itself unless the golfer interacts with the page. */
function Onward({ countdown: { secondsLeft, isStopped, stop }, isVisitor }: OnwardProps): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  useFocusWhenReplaced(status, isStopped ? "stays" : "goes");
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Link className={buttonStyle()} to={pages.dashboard}>
          {texts.dashboard}
        </Link>
        <Link className={buttonStyle({ variant: "secondary" })} to="/marketplace">
          {texts.marketplace}
        </Link>
      </div>
      {isStopped ? (
        <p className="text-ink-2 text-small" ref={status} role="status" tabIndex={-1}>
          {texts.stopped}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-ink-2 text-small">
          <p role="timer">{isVisitor ? texts.toStart(secondsLeft) : texts.toDashboard(secondsLeft)}</p>
          <Button onClick={stop} size="small" variant="secondary">
            {texts.stay}
          </Button>
        </div>
      )}
    </div>
  );
}
