import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { useMember } from "../../../shared/session/member.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { AddToCalendar } from "../../../tee-time/clock/add-to-calendar.tsx";
import { AnswerCountdown } from "../../../tee-time/clock/answer-clock.tsx";
import { dueTimeText, ordinalText } from "../../../tee-time/clock/due-text.ts";
import { OverlapWarning } from "../../../tee-time/join/overlap-warning.tsx";
import { useJoinTeeTime } from "../../../tee-time/join/use-join-tee-time.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";
import { OfferPanel } from "../waitlist/offer-panel.tsx";
import { WaitlistPanel } from "../waitlist/waitlist-panel.tsx";
import { type ActionState, actionState } from "./action-state.ts";
import { HostPanel } from "./host-panel.tsx";
import { JoinPanel } from "./join-panel.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

export function ActionCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const joining = useJoinTeeTime();
  const { id: viewerId } = useMember();
  const people = trpc.participation.list.useQuery(useGameAddress());
  const own = people.data?.find(({ userId }) => userId === viewerId);
  const state = actionState(teeTime, joining.joining, own);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, people.data && state);
  const { title, text } = textsOf(state, own, teeTime.course.timeZone);
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-5">
      <div aria-live="polite" className="grid gap-1">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className="text-ink-2 text-small">{text}</p> : null}
      </div>
      {state === "pending" && own ? (
        <AnswerCountdown at={own.answerDueAt} courseZone={teeTime.course.timeZone} host={teeTime.host} />
      ) : null}
      {teeTime.overlap && warned.has(state) ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      {state === "join" ? <JoinPanel join={joining} teeTime={teeTime} /> : null}
      {state === "full" ? <WaitlistPanel waitlistCount={teeTime.waitlistCount} /> : null}
      {state === "offered" ? <OfferPanel /> : null}
      {state === "host" ? <HostPanel teeTime={teeTime} /> : null}
      {state === "confirmed" ? <AddToCalendar teeTimeId={teeTime.id} variant="secondary" /> : null}
      {state === "pending" || state === "confirmed" || state === "onWaitlist" || state === "offered" ? (
        <WithdrawButton from={state} teeTime={teeTime} />
      ) : null}
    </Card>
  );
}

const warned: ReadonlySet<ActionState> = new Set(["join", "host", "pending", "onWaitlist", "offered", "confirmed"]);

function textsOf(
  state: ActionState,
  own: Participation | undefined,
  courseZone: string,
): { title: string; text: string | undefined } {
  if (state === "onWaitlist" && own?.linePlace)
    return { ...texts.action.onWaitlist, title: texts.action.inLine(ordinalText(own.linePlace)) };
  if (state === "offered" && own?.offerExpiresAt)
    return {
      ...texts.action.offered,
      text: texts.action.claimBy(dueTimeText(own.offerExpiresAt, Temporal.Now.instant(), courseZone)),
    };
  return texts.action[state];
}
