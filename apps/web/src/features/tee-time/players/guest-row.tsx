import type { GuestDecision } from "@fourball/domain/guest/constants";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import { Badge } from "@fourball/ui/badge";
import { Message } from "@fourball/ui/message";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { IfQueued, isAnswerTo } from "../../../shared/queue/if-queued.tsx";
import { AnswerDue } from "../../../tee-time/clock/answer-clock.tsx";
import { RequestMessage } from "../../../tee-time/join/request-message.tsx";
import { texts } from "../texts.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { guestCard } from "./guest-card.ts";
import { heldTexts } from "./held-texts.ts";
import { PlayerRow } from "./player-row.tsx";
import { useDecideGuest } from "./use-decide-guest.ts";

type GuestRowProps = { request: GuestRequest; isFull: boolean; manages: boolean };

export function GuestRow({ request, isFull, manages }: GuestRowProps): ReactNode {
  const { id, guestName, guestEmail, message, status, answerDueAt } = request;
  const { decide, deciding, refusal } = useDecideGuest(guestName);
  const decideOn = (decision: GuestDecision) => () => decide({ guestRequestId: id, from: status, status: decision });
  return (
    <PlayerRow
      action={<Badge tone="info">{texts.players.status.guest}</Badge>}
      golfer={guestCard(guestName)}
      name={guestName}
      status={statusText(request)}
    >
      <p className="text-small">
        <a className={linkStyle({ className: "wrap-anywhere" })} href={`mailto:${guestEmail}`}>
          {guestEmail}
        </a>
      </p>
      {status === "pending" ? <AnswerDue at={answerDueAt} courseZone={request.teeTime.timeZone} /> : null}
      <RequestMessage>{message}</RequestMessage>
      {manages ? (
        <IfQueued isAbout={isAnswerTo(id)}>
          <DecisionButtons
            canDecline={status === "pending"}
            deciding={deciding && (deciding === "declined" ? "decline" : "approve")}
            name={guestName}
            onApprove={decideOn("approved")}
            onDecline={decideOn("declined")}
            reason={isFull ? texts.players.noSpots : undefined}
          />
        </IfQueued>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </PlayerRow>
  );
}

function statusText({ status, hasLapsed }: GuestRequest): string {
  if (status === "pending") return texts.players.status.pending;
  return hasLapsed ? heldTexts.lapsed : texts.players.status.declined;
}
