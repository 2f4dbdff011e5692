import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isFull, openSpots } from "@fourball/domain/tee-time/spots";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link, useNavigate } from "@tanstack/react-router";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, Suspense, useState } from "react";
import { useUnread } from "../../../golf/chat/unread.ts";
import { briefAnswersText } from "../../../golf/clock/answers-text.ts";
import { deadlineText, dueTimeText, ordinalText } from "../../../golf/clock/due-text.ts";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { JoinButton } from "../../../golf/join/join-button.tsx";
import { joinTexts } from "../../../golf/join/texts.ts";
import { WithdrawButton } from "../../../golf/withdraw/withdraw-button.tsx";
import { untilText } from "../../../kit/formatting.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { Bar } from "../bar.tsx";
import { AskedBar } from "../fill/later.ts";
import { useGameAddress, useIsAsking } from "../game-address.ts";
import { placeToManage, showManage, useWaiting } from "../requests/use-waiting.ts";
import { RegularBar } from "../standing/standing-layer.tsx";
import { teeTimeTexts } from "../texts.ts";
import { type GameAction, isRegularWithoutSpot } from "../use-game-action.ts";
import { useIsAbove } from "../use-is-above.ts";
import { ClaimButton } from "../waitlist/offer-panel.tsx";
import { useAcceptOffer, useJoinWaitlist } from "../waitlist/use-waitlist.ts";

const [AskSheet, preload] = lazyWithPreload(async () => (await import("./ask-sheet.tsx")).AskSheet);

type ActionBarProps = { teeTime: TeeTimeDetail; action: GameAction };

/** On a phone: the one action, always in reach. There is none in a game that is over or has declined the viewer. */
export function ActionBar({ teeTime, action }: ActionBarProps): ReactNode {
  const { state, own, joining, request, asksInSheet } = action;
  const { open, wayOut } = teeTimeTexts.bar;
  if (isRegularWithoutSpot(action))
    return (
      <Suspense>
        <RegularBar action={action} teeTime={teeTime} />
      </Suspense>
    );
  switch (state) {
    case "join":
      return (
        <Bar
          isOffer
          text={teeTime.hostAnswers ? briefAnswersText(teeTime.hostAnswers) : undefined}
          title={open(openSpots(spotCountsOf(teeTime)))}
        >
          {asksInSheet ? (
            <AskButton action={action} teeTime={teeTime} />
          ) : (
            <JoinButton game={teeTime} joining={joining} onJoin={request} size="large" wide />
          )}
        </Bar>
      );
    case "pending":
      return (
        <Bar text={wayOut}>
          <WithdrawButton from="pending" size="large" teeTime={teeTime} />
        </Bar>
      );
    case "onWaitlist":
      return (
        <Bar
          text={
            own?.waitlistPosition
              ? teeTimeTexts.action.inLine(ordinalText(own.waitlistPosition))
              : teeTimeTexts.action.onWaitlist.title
          }
        >
          <WithdrawButton from="onWaitlist" size="large" teeTime={teeTime} />
        </Bar>
      );
    case "asked":
      return action.message ? (
        <Suspense>
          <AskedBar message={action.message} />
        </Suspense>
      ) : null;
    case "offered":
      return <OfferBar until={own?.offerExpiresAt ?? null} zone={teeTime.course.timeZone} />;
    case "confirmed":
      return (
        <Bar text={untilText(teeTime.teeOffAt, Temporal.Now.instant())} title={teeTimeTexts.action.confirmed.title}>
          <OpenChat teeTimeId={teeTime.id} />
        </Bar>
      );
    case "host":
      return <HostBar teeTime={teeTime} />;
    case "full":
      return <WaitlistBar waitlistCount={teeTime.waitlistCount} />;
    default:
      return null;
  }
}

function AskButton({ teeTime, action }: ActionBarProps): ReactNode {
  const isAsking = useIsAsking();
  const [isOpen, setOpen] = useState(isAsking);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const navigate = useNavigate({ from: "/tee-times/$teeTimeId" });

  /** The address becomes that of the game, so that neither going back nor withdrawing opens the sheet again. */
  function clearAddress(): void {
    if (isAsking) void navigate({ search: ({ ask: _, ...rest }) => rest, hash: true, replace: true, resetScroll: false });
  }
  function show(open: boolean): void {
    setOpen(open);
    if (!open) clearAddress();
  }
  function request(): void {
    clearAddress();
    action.request();
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        {...preload}
        size="large"
        wide
      >
        {joinTexts.label.join}
      </Button>
      {wasOpened ? (
        <Suspense>
          <AskSheet action={{ ...action, request }} isOpen={isOpen} onOpenChange={show} teeTime={teeTime} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Leads to those who wait for an answer, once they are out of sight; else to the group, and a host who is alone to what can be done. */
function HostBar({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const waiting = useWaiting(teeTime);
  const areOutOfSight = useIsAbove(placeToManage);
  const unread = useUnread().of(teeTime.id);
  const due = waiting.flatMap(({ answerDueAt }) => answerDueAt ?? []).sort()[0];
  const now = Temporal.Now.instant();
  const until = untilText(teeTime.teeOffAt, now);
  const { host, wantIn, firstReply, manage, thatIs } = teeTimeTexts.bar;
  const isAlone = teeTime.confirmedCount === 0;
  if (isAlone || (waiting.length > 0 && areOutOfSight))
    return (
      <Bar
        text={due ? firstReply(deadlineText(due, now, teeTime.course.timeZone)) : until}
        title={waiting.length > 0 ? wantIn(waiting.length) : host}
      >
        <Button onClick={showManage} size="large" wide>
          {manage}
        </Button>
      </Bar>
    );
  if (waiting.length > 0)
    return (
      <Bar text={unread > 0 ? teeTimeTexts.chat.unread(unread) : until} title={teeTimeTexts.chat.title}>
        <OpenChat teeTimeId={teeTime.id} variant="soft" />
      </Bar>
    );
  return (
    <Bar text={until} title={isFull(spotCountsOf(teeTime)) ? thatIs(teeTime.totalSlots) : host}>
      <OpenChat teeTimeId={teeTime.id} />
    </Bar>
  );
}

function OfferBar({ until, zone }: { until: string | null; zone: string }): ReactNode {
  const offer = useAcceptOffer();
  const text = until ? teeTimeTexts.action.claimBy(dueTimeText(until, Temporal.Now.instant(), zone)) : undefined;
  return (
    <Bar isOffer refusal={offer.refusal} text={text} title={teeTimeTexts.action.offered.title}>
      <ClaimButton offer={offer} />
    </Bar>
  );
}

function WaitlistBar({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { mutate, isPending, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <Bar
      refusal={refusal}
      text={waitlistCount > 0 ? teeTimeTexts.waitlist.count(waitlistCount) : teeTimeTexts.waitlist.empty}
      title={teeTimeTexts.bar.full}
    >
      <Button onClick={() => mutate(address)} pending={isPending} size="large" wide>
        {teeTimeTexts.bar.joinWaitlist}
      </Button>
    </Bar>
  );
}

function OpenChat({ teeTimeId, variant = "primary" }: { teeTimeId: string; variant?: "primary" | "soft" }): ReactNode {
  const unread = useUnread().of(teeTimeId);
  // The soft one is beside words that say how many.
  const isCounted = unread > 0 && variant === "primary";
  return (
    <Link
      aria-label={unread > 0 ? teeTimeTexts.chat.openUnread(unread) : undefined}
      className={buttonStyle({ size: "large", variant, wide: true })}
      params={{ teeTimeId }}
      search={(search) => ({ ...search, view: "chat" })}
      to="/tee-times/$teeTimeId"
    >
      <MessageCircle aria-hidden="true" className="size-5 stroke-[1.75]" />
      {teeTimeTexts.chat.open}{" "}
      {isCounted ? (
        <span aria-hidden="true" className="min-w-6 rounded-chip bg-flag px-1.5 text-center text-micro text-on-flag tabular-nums">
          {unread}
        </span>
      ) : null}
    </Link>
  );
}
