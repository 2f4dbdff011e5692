import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, Suspense } from "react";
import { untilText } from "../../../shared/formatting.ts";
import { useUnread } from "../../../tee-time/chat/unread.ts";
import { briefAnswersText } from "../../../tee-time/clock/answers-text.ts";
import { dueTimeText, ordinalText } from "../../../tee-time/clock/due-text.ts";
import { spotCountsOf } from "../../../tee-time/face/spot-counts.ts";
import { JoinButton } from "../../../tee-time/join/join-button.tsx";
import { useGameAddress } from "../game-address.ts";
import { showPlayers } from "../players/players-heading.tsx";
import { RegularBar } from "../standing/standing-layer.tsx";
import { texts } from "../texts.ts";
import { ClaimButton } from "../waitlist/offer-panel.tsx";
import { useAcceptOffer } from "../waitlist/use-accept-offer.ts";
import { useJoinWaitlist } from "../waitlist/use-join-waitlist.ts";
import { Bar } from "./bar.tsx";
import { type GameAction, isRegularWithoutSpot } from "./use-game-action.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

type ActionBarProps = { teeTime: TeeTimeDetail; action: GameAction };

/** On a phone: the one action, always in reach. There is none in a game that is over or has declined the viewer. */
export function ActionBar({ teeTime, action }: ActionBarProps): ReactNode {
  const { state, own, joining, request } = action;
  const { open, wayOut } = texts.bar;
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
          <JoinButton game={teeTime} joining={joining} onJoin={request} size="large" wide />
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
        <Bar text={own?.linePlace ? texts.action.inLine(ordinalText(own.linePlace)) : texts.action.onWaitlist.title}>
          <WithdrawButton from="onWaitlist" size="large" teeTime={teeTime} />
        </Bar>
      );
    case "offered":
      return <OfferBar until={own?.offerExpiresAt ?? null} zone={teeTime.course.timeZone} />;
    case "confirmed":
      return (
        <Bar text={untilText(teeTime.teeOffAt, Temporal.Now.instant())} title={texts.action.confirmed.title}>
          <OpenChat teeTimeId={teeTime.id} />
        </Bar>
      );
    case "host":
      return (
        <Bar text={untilText(teeTime.teeOffAt, Temporal.Now.instant())} title={texts.bar.host}>
          <Button onClick={showPlayers} size="large" wide>
            {texts.bar.manage(teeTime.pendingCount)}
          </Button>
        </Bar>
      );
    case "full":
      return <WaitlistBar waitlistCount={teeTime.waitlistCount} />;
    default:
      return null;
  }
}

function OfferBar({ until, zone }: { until: string | null; zone: string }): ReactNode {
  const offer = useAcceptOffer();
  const text = until ? texts.action.claimBy(dueTimeText(until, Temporal.Now.instant(), zone)) : undefined;
  return (
    <Bar isOffer refusal={offer.refusal} text={text} title={texts.action.offered.title}>
      <ClaimButton offer={offer} />
    </Bar>
  );
}

function WaitlistBar({ waitlistCount }: { waitlistCount: number }): ReactNode {
  const { joinWaitlist, joining, refusal } = useJoinWaitlist();
  const address = useGameAddress();
  return (
    <Bar
      refusal={refusal}
      text={waitlistCount > 0 ? texts.waitlist.count(waitlistCount) : texts.waitlist.empty}
      title={texts.bar.full}
    >
      <Button onClick={() => joinWaitlist(address)} pending={joining} size="large" wide>
        {texts.bar.joinWaitlist}
      </Button>
    </Bar>
  );
}

function OpenChat({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const unread = useUnread().of(teeTimeId);
  return (
    <Link
      aria-label={unread > 0 ? texts.chat.openUnread(unread) : undefined}
      className={buttonStyle({ size: "large", wide: true })}
      params={{ teeTimeId }}
      search={(search) => ({ ...search, view: "chat" })}
      to="/tee-times/$teeTimeId"
    >
      <MessageCircle aria-hidden="true" className="size-5 stroke-[1.75]" />
      {texts.chat.open}{" "}
      {unread > 0 ? (
        <span aria-hidden="true" className="min-w-6 rounded-chip bg-flag px-1.5 text-center text-micro text-on-flag tabular-nums">
          {unread}
        </span>
      ) : null}
    </Link>
  );
}
