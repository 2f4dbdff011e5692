import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import { OverlapWarning } from "../../components/overlap-warning.tsx";
import { useJoinTeeTime } from "../../components/use-join-tee-time.ts";
import { type ActionState, actionState } from "./action-state.ts";
import { HostPanel } from "./host-panel.tsx";
import { JoinPanel } from "./join-panel.tsx";
import { useFocusWhenReplaced } from "./use-focus-when-replaced.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

const words = {
  cancelled: { title: "Cancelled", text: "Nothing can be changed any more." },
  over: { title: "Tee time started", text: "This tee time has already started." },
  host: { title: "Manage Your Tee Time", text: undefined },
  pending: { title: "Request Sent", text: "Waiting for host approval" },
  confirmed: { title: "You're in", text: "The host has confirmed your spot." },
  declined: { title: "Request declined", text: "The host has declined your request for this tee time." },
  full: { title: "Tee Time Full", text: "No available spots remaining" },
  join: { title: "Play with this group", text: "The host answers your request." },
} as const satisfies Record<ActionState, { title: string; text: string | undefined }>;

export function ActionCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const joining = useJoinTeeTime();
  const state = actionState(teeTime, joining.joining);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, state);
  const { title, text } = words[state];
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-5">
      <div aria-live="polite" className="grid gap-1">
        <h2 className="text-h3" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className="text-ink-2 text-small">{text}</p> : null}
      </div>
      {teeTime.overlap && warned.has(state) ? <OverlapWarning overlap={teeTime.overlap} /> : null}
      {state === "join" ? <JoinPanel join={joining} teeTime={teeTime} /> : null}
      {state === "host" ? <HostPanel teeTime={teeTime} /> : null}
      {state === "pending" || state === "confirmed" ? <WithdrawButton from={state} teeTime={teeTime} /> : null}
    </Card>
  );
}

const warned: ReadonlySet<ActionState> = new Set(["join", "host", "pending", "confirmed"]);
