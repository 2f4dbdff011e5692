import type { Participation } from "@fourball/domain/participation/schema";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { AnswerCountdown } from "../../../golf/clock/answer-clock.tsx";
import { answersText } from "../../../golf/clock/answers-text.ts";
import { dueTimeText, ordinalText } from "../../../golf/clock/due-text.ts";
import { OverlapWarning } from "../../../golf/join/overlap-warning.tsx";
import { joinTexts } from "../../../golf/join/texts.ts";
import { WithdrawButton } from "../../../golf/withdraw/withdraw-button.tsx";
import { untilText } from "../../../kit/formatting.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import type { ActionState } from "../action-state.ts";
import { cameLate } from "../fill/fill-message.ts";
import { AskedPanel } from "../fill/later.ts";
import { RegularCard, StandingLayer } from "../standing/standing-layer.tsx";
import { teeTimeTexts } from "../texts.ts";
import { type GameAction, isRegularWithoutSpot } from "../use-game-action.ts";
import { OfferPanel } from "../waitlist/offer-panel.tsx";
import { WaitlistPanel } from "../waitlist/waitlist-panel.tsx";
import { JoinPanel } from "./join-panel.tsx";
import { OpenSpots } from "./open-spots.tsx";
import { SimilarGames } from "./similar-games.tsx";
import { StillPlaying } from "./still-playing.tsx";

const WantIn = lazy(() => import("../requests/want-in.tsx").then(({ WantIn }) => ({ default: WantIn })));

const Friends = lazy(() => import("../friends/friends.tsx").then(({ Friends }) => ({ default: Friends })));

type ActionCardProps = { teeTime: TeeTimeDetail; action: GameAction };

/** The viewer's situation in a sentence, and what can be done about it. */
export function ActionCard({ teeTime, action }: ActionCardProps): ReactNode {
  const { state, own, heading, friends } = action;
  const isRoomy = useIsRoomy();
  if (isRegularWithoutSpot(action))
    return (
      <Suspense fallback={<Skeleton className="h-37 rounded-card" />}>
        <RegularCard action={action} teeTime={teeTime} />
      </Suspense>
    );
  if (state === "host")
    return (
      <>
        {teeTime.overlap ? <OverlapWarning overlap={teeTime.overlap} /> : null}
        <WantIn teeTime={teeTime} />
      </>
    );
  const isLate = state === "full" && cameLate(action.message);
  const words = isLate ? teeTimeTexts.action.gone : textsOf(state, own, teeTime);
  const { title } = words;
  // On a phone the bar says how long it is until tee-off.
  const text = state === "confirmed" && !isRoomy ? undefined : words.text;
  const broughtFriends =
    friends.names.length > 0 || own?.friends[0] ? (
      <Suspense>
        <Friends action={action} teeTime={teeTime} />
      </Suspense>
    ) : null;
  return (
    <Card
      as="section"
      className={`no-print stack gap-3.5 p-4 sm:p-5 ${outlined.has(state) ? "max-sm:border-2 max-sm:border-primary" : ""}`}
    >
      <div aria-live="polite" className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-h3" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {counted.has(state) ? <OpenSpots isSpoken={state === "join" || state === "asked"} teeTime={teeTime} /> : null}
        </div>
        {text ? <p className="text-ink-2 text-small">{text}</p> : null}
      </div>
      {state === "pending" && own ? (
        <AnswerCountdown at={own.answerDueAt} courseZone={teeTime.course.timeZone} host={teeTime.host} />
      ) : null}
      {teeTime.overlap && warned.has(state) ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      {teeTime.hasBlockedPlayer && asks.has(state) ? (
        <Alert title={joinTexts.blocked.title} tone="warn">
          {joinTexts.blocked.hint}
        </Alert>
      ) : null}
      {state === "join" ? (
        <JoinPanel action={action} teeTime={teeTime}>
          {broughtFriends}
        </JoinPanel>
      ) : (
        broughtFriends
      )}
      {state === "asked" && action.message ? (
        <Suspense fallback={<Skeleton className="h-37 rounded-control" />}>
          <AskedPanel message={action.message} />
        </Suspense>
      ) : null}
      {state === "full" ? <WaitlistPanel waitlistCount={teeTime.waitlistCount} /> : null}
      {state === "offered" ? <OfferPanel /> : null}
      {state === "confirmed" ? <StillPlaying playing={own?.playing ?? null} teeTime={teeTime} /> : null}
      {state === "offered" || (isRoomy && (state === "pending" || state === "onWaitlist")) ? (
        <WithdrawButton from={state} teeTime={teeTime} />
      ) : null}
      {over.has(state) || isLate ? <SimilarGames teeTime={teeTime} /> : null}
      <StandingLayer teeTime={teeTime} />
    </Card>
  );
}

type States = ReadonlySet<ActionState>;

const asks: States = new Set(["join", "full", "offered", "asked"]);
const warned: States = new Set(["join", "pending", "onWaitlist", "offered", "asked", "confirmed"]);
const over: States = new Set(["cancelled", "completed", "underWay"]);
const outlined: States = new Set(["pending", "offered", "asked"]);
const counted: States = new Set(["join", "pending", "offered", "asked"]);

function textsOf(
  state: ActionState,
  own: Participation | undefined,
  teeTime: TeeTimeDetail,
): { title: string; text: string | undefined } {
  if (state === "onWaitlist" && own?.waitlistPosition)
    return { ...teeTimeTexts.action.onWaitlist, title: teeTimeTexts.action.inLine(ordinalText(own.waitlistPosition)) };
  if (state === "offered" && own?.offerExpiresAt)
    return {
      ...teeTimeTexts.action.offered,
      text: teeTimeTexts.action.claimBy(dueTimeText(own.offerExpiresAt, Temporal.Now.instant(), teeTime.course.timeZone)),
    };
  if (state === "join") {
    const { ask, answers, join } = teeTimeTexts.action;
    const host = firstNameOf(teeTime.host);
    return { ...join, text: teeTime.hostAnswers ? answers(host, answersText(teeTime.hostAnswers)) : ask(host) };
  }
  if (state === "confirmed")
    return {
      ...teeTimeTexts.action.confirmed,
      text: teeTimeTexts.action.teeOff(untilText(teeTime.teeOffAt, Temporal.Now.instant())),
    };
  return teeTimeTexts.action[state];
}
