import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Repeat from "lucide-react/icons/repeat";
import type { ReactNode } from "react";
import { dueTimeText } from "../../../golf/clock/due-text.ts";
import { OverlapWarning } from "../../../golf/join/overlap-warning.tsx";
import { joinTexts } from "../../../golf/join/texts.ts";
import { useWithdraw } from "../../../golf/withdraw/use-withdraw.ts";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { IfQueued, isWithdrawalFrom } from "../../../kit/queue/if-queued.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { Bar } from "../bar.tsx";
import { useGameAddress } from "../game-address.ts";
import type { GameAction } from "../use-game-action.ts";
import { standingTexts } from "./texts.ts";

// One chunk: the page loads it for the few games that are part of a standing game, and for hosts.

type RegularProps = { teeTime: TeeTimeDetail; action: GameAction };

/** For a regular without a spot: the question whether they're in, or that they sit this one out. */
export function RegularCard({ teeTime, action: { state, own, heading } }: RegularProps): ReactNode {
  const offer = useAcceptAsRegular();
  const isRoomy = useIsRoomy();
  const until = state === "offered" ? own?.offerExpiresAt : undefined;
  return (
    <Card as="section" className={`stack gap-3.5 p-4 sm:p-5 ${until ? "max-sm:border-2 max-sm:border-primary" : ""}`}>
      <div aria-live="polite" className="grid gap-1">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {until ? standingTexts.asked : standingTexts.sitsOut}
        </h2>
        <p className="text-ink-2 text-small">
          {until
            ? standingTexts.replyBy(dueTimeText(until, Temporal.Now.instant(), teeTime.course.timeZone))
            : standingTexts.askedIfOpen}
        </p>
      </div>
      {teeTime.overlap ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      {teeTime.hasBlockedPlayer && until ? (
        <Alert title={joinTexts.blocked.title} tone="warn">
          {joinTexts.blocked.hint}
        </Alert>
      ) : null}
      {until && isRoomy ? (
        <>
          {offer.refusal ? <Message role="alert">{offer.refusal}</Message> : null}
          <ImInButton offer={offer} />
        </>
      ) : null}
      {until || isRoomy ? <RegularsWayOut isAsked={Boolean(until)} teeTime={teeTime} /> : null}
      <StandingLink />
    </Card>
  );
}

/** On a phone, for a regular without a spot. */
export function RegularBar({ teeTime, action: { state, own } }: RegularProps): ReactNode {
  const offer = useAcceptAsRegular();
  const until = state === "offered" ? own?.offerExpiresAt : undefined;
  if (!until)
    return (
      <Bar text={standingTexts.sitsOut}>
        <RegularsWayOut isAsked={false} teeTime={teeTime} />
      </Bar>
    );
  return (
    <Bar
      isOffer
      refusal={offer.refusal}
      text={standingTexts.replyBy(dueTimeText(until, Temporal.Now.instant(), teeTime.course.timeZone))}
      title={standingTexts.askedShort}
    >
      <ImInButton offer={offer} />
    </Bar>
  );
}

function ImInButton({ offer: { mutate, isPending } }: { offer: ReturnType<typeof useAcceptAsRegular> }): ReactNode {
  const address = useGameAddress();
  return (
    <Button onClick={() => mutate(address)} pending={isPending} pendingLabel={standingTexts.sending} size="large" wide>
      {standingTexts.isIn}
    </Button>
  );
}

/** A regular takes the spot that is kept, without asking the host. */
const useAcceptAsRegular = () =>
  useAction(trpc.teeTime.acceptOffer, { done: standingTexts.done, failed: standingTexts.failed, change: changesGame("spots") });

export const StandingLink = (): ReactNode => (
  <p className="no-print flex min-h-6 items-center justify-center gap-2 text-small">
    <Repeat aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
    <Link className={linkStyle()} to="/standing-games">
      {standingTexts.part}
    </Link>
  </p>
);

type RegularsWayOutProps = { teeTime: TeeTimeDetail; isAsked: boolean };

/** A regular can't make this date, or doesn't want to be asked for it. */
function RegularsWayOut({ teeTime, isAsked }: RegularsWayOutProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  const { label, ...question } = isAsked ? standingTexts.cant : standingTexts.dontAsk;
  return (
    <IfQueued isAbout={isWithdrawalFrom(teeTime.id)}>
      <QuestionButton
        question={{
          ...question,
          onConfirm: () => withdraw(teeTime),
          children: refusal ? <Message role="alert">{refusal}</Message> : null,
        }}
        variant="secondary"
        wide
      >
        {label}
      </QuestionButton>
    </IfQueued>
  );
}
