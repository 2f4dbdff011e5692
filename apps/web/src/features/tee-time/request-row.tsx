import type { Decision } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useId } from "react";
import { GolferName } from "./golfer-name.tsx";
import { PlayerRow } from "./player-row.tsx";
import { useDecide } from "./use-decide.ts";

type RequestRowProps = { request: Participation; name: string; isFull: boolean; manages: boolean };

export function RequestRow({ request, name, isFull, manages }: RequestRowProps): ReactNode {
  const { id, user, userId, status, message, overlaps } = request;
  const { decide, deciding, refusal } = useDecide();
  const reasonId = useId();
  const decideOn = (decision: Decision) => () => decide({ participantId: id, from: status, status: decision });
  return (
    <PlayerRow
      golfer={user}
      name={<GolferName hasProfile={user.hasPublicProfile} id={userId} name={name} />}
      standing={status === "pending" ? "Pending" : "Declined"}
    >
      {message ? <blockquote className="border-line-strong border-l-2 pl-3 text-small">{message}</blockquote> : null}
      {overlaps ? (
        <p className="flex items-center gap-1.5 font-medium text-small text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          Has another game at about this time
        </p>
      ) : null}
      {manages ? (
        <div className="flex flex-wrap items-center gap-2">
          {status === "pending" ? (
            <Button
              aria-label={`Decline ${name}`}
              disabled={deciding !== undefined}
              focusableWhenDisabled
              onClick={decideOn("declined")}
              pending={deciding === "declined"}
              variant="secondary"
            >
              Decline
            </Button>
          ) : null}
          <Button
            aria-describedby={isFull ? reasonId : undefined}
            aria-label={`Approve ${name}`}
            disabled={isFull || deciding !== undefined}
            focusableWhenDisabled
            onClick={decideOn("confirmed")}
            pending={deciding === "confirmed"}
          >
            Approve
          </Button>
          {isFull ? (
            <span className="text-ink-2 text-small" id={reasonId}>
              No spots left
            </span>
          ) : null}
        </div>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </PlayerRow>
  );
}
