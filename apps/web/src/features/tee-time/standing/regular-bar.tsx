import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { dueTimeText } from "../../../golf/clock/due-text.ts";
import { Bar } from "../bar.tsx";
import type { GameAction } from "../use-game-action.ts";
import { ImInButton } from "./im-in-button.tsx";
import { RegularsWayOut } from "./regulars-way-out.tsx";
import { texts } from "./texts.ts";
import { useAcceptAsRegular } from "./use-accept-as-regular.ts";

type RegularBarProps = { teeTime: TeeTimeDetail; action: GameAction };

/** On a phone, for a regular without a spot. */
export function RegularBar({ teeTime, action: { state, own } }: RegularBarProps): ReactNode {
  const offer = useAcceptAsRegular();
  const until = state === "offered" ? own?.offerExpiresAt : undefined;
  if (!until)
    return (
      <Bar text={texts.sitsOut}>
        <RegularsWayOut isAsked={false} teeTime={teeTime} />
      </Bar>
    );
  return (
    <Bar
      isOffer
      refusal={offer.refusal}
      text={texts.replyBy(dueTimeText(until, Temporal.Now.instant(), teeTime.course.timeZone))}
      title={texts.askedShort}
    >
      <ImInButton offer={offer} />
    </Bar>
  );
}
