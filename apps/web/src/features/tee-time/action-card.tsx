import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import { AddToCalendar } from "../../components/add-to-calendar.tsx";
import { AnswerAwaited } from "../../components/answer-clock.tsx";
import { OverlapWarning } from "../../components/overlap-warning.tsx";
import { useJoinTeeTime } from "../../components/use-join-tee-time.ts";
import { dueTimeText, ordinalText } from "../../shared/due-text.ts";
import { useMember } from "../../shared/member.ts";
import { trpc } from "../../shared/trpc.ts";
import { useFocusWhenReplaced } from "../../shared/use-focus-when-replaced.ts";
import { type ActionState, actionState } from "./action-state.ts";
import { useGameAddress } from "./game-address.ts";
import { HostPanel } from "./host-panel.tsx";
import { JoinPanel } from "./join-panel.tsx";
import { OfferPanel } from "./offer-panel.tsx";
import { WaitlistPanel } from "./waitlist-panel.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

const words = {
  cancelled: { title: "Cancelled", text: "Nothing can be changed any more." },
  completed: { title: "Completed", text: "This round has been played." },
  underWay: { title: "Under way", text: "This tee time has already started." },
  host: { title: "Manage Your Tee Time", text: undefined },
  pending: { title: "Request Sent", text: "Waiting for host approval" },
  inLine: { title: "You're in line", text: "You are told as soon as a spot opens for you." },
  offered: { title: "A spot opened", text: undefined },
  confirmed: { title: "You're in", text: "The host has confirmed your spot." },
  declined: { title: "Request declined", text: "The host has declined your request for this tee time." },
  full: { title: "Tee Time Full", text: "No available spots remaining" },
  join: { title: "Play with this group", text: "The host answers your request." },
} as const satisfies Record<ActionState, { title: string; text: string | undefined }>;

export function ActionCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const joining = useJoinTeeTime();
  const { id: viewerId } = useMember();
  const people = trpc.participation.list.useQuery(useGameAddress());
  const own = people.data?.find(({ userId }) => userId === viewerId);
  const state = actionState(teeTime, joining.joining, own);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, people.data && state);
  const { title, text } = wordsOf(state, own);
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-5">
      <div aria-live="polite" className="grid gap-1">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className="text-ink-2 text-small">{text}</p> : null}
      </div>
      {state === "pending" && own ? <AnswerAwaited at={own.answerDueAt} host={teeTime.host} /> : null}
      {teeTime.overlap && warned.has(state) ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      {state === "join" ? <JoinPanel join={joining} teeTime={teeTime} /> : null}
      {state === "full" ? <WaitlistPanel waitlistCount={teeTime.waitlistCount} /> : null}
      {state === "offered" ? <OfferPanel /> : null}
      {state === "host" ? <HostPanel teeTime={teeTime} /> : null}
      {state === "confirmed" ? <AddToCalendar teeTimeId={teeTime.id} variant="secondary" /> : null}
      {state === "pending" || state === "confirmed" || state === "inLine" || state === "offered" ? (
        <WithdrawButton from={state} teeTime={teeTime} />
      ) : null}
    </Card>
  );
}

const warned: ReadonlySet<ActionState> = new Set(["join", "host", "pending", "inLine", "offered", "confirmed"]);

function wordsOf(state: ActionState, own: Participation | undefined): { title: string; text: string | undefined } {
  if (state === "inLine" && own?.linePlace) return { ...words.inLine, title: `You're ${ordinalText(own.linePlace)} in line` };
  if (state === "offered" && own?.offerExpiresAt)
    return {
      ...words.offered,
      text: `It is yours to ask for until ${dueTimeText(own.offerExpiresAt, Temporal.Now.instant())}.`,
    };
  return words[state];
}
