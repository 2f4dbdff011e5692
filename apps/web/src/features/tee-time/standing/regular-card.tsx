import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { dueTimeText } from "../../../golf/clock/due-text.ts";
import { OverlapWarning } from "../../../golf/join/overlap-warning.tsx";
import { texts as joinTexts } from "../../../golf/join/texts.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import type { GameAction } from "../use-game-action.ts";
import { ImInButton } from "./im-in-button.tsx";
import { RegularsWayOut } from "./regulars-way-out.tsx";
import { StandingLink } from "./standing-link.tsx";
import { texts } from "./texts.ts";
import { useAcceptAsRegular } from "./use-accept-as-regular.ts";

type RegularCardProps = { teeTime: TeeTimeDetail; action: GameAction };

/** For a regular without a spot: the question whether they're in, or that they sit this one out. */
export function RegularCard({ teeTime, action: { state, own, heading } }: RegularCardProps): ReactNode {
  const offer = useAcceptAsRegular();
  const isRoomy = useIsRoomy();
  const until = state === "offered" ? own?.offerExpiresAt : undefined;
  return (
    <Card as="section" className={`stack gap-3.5 p-4 sm:p-5 ${until ? "max-sm:border-2 max-sm:border-primary" : ""}`}>
      <div aria-live="polite" className="grid gap-1">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {until ? texts.asked : texts.sitsOut}
        </h2>
        <p className="text-ink-2 text-small">
          {until ? texts.replyBy(dueTimeText(until, Temporal.Now.instant(), teeTime.course.timeZone)) : texts.askedIfOpen}
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
