import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { Badge } from "@fourball/ui/badge";
import { Message } from "@fourball/ui/message";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { RequestMessage } from "../../../golf/join/request-message.tsx";
import { guestCard } from "../../../golf/requests/guest-card.ts";
import { IfQueued, isAnswerTo } from "../../../kit/queue/if-queued.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { standingTexts } from "../standing/texts.ts";
import { teeTimeTexts } from "../texts.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { heldTexts } from "./held-texts.ts";
import { PlayerRow } from "./player-row.tsx";
import { RequestGroup, Requests } from "./requests.tsx";
import { useDecideGuest } from "./use-decide.ts";

type HostRequestsProps = { teeTime: TeeTimeDetail; people: readonly Participation[]; manages: boolean };

/** For the host: who waits in line, and who was declined. */
export function HostRequests({ teeTime, people, manages }: HostRequestsProps): ReactNode {
  const pending = people.filter(({ status }) => status === "pending");
  const declined = people.filter(({ status }) => status === "declined");
  const inLine = pending
    .filter(({ waitlistPosition }) => waitlistPosition !== null)
    .sort((a, b) => (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0));
  const regulars = inLine.filter(({ isRegular }) => isRegular);
  const onWaitlist = inLine.filter(({ isRegular }) => !isRegular);
  return (
    <>
      <Requests manages={manages} requests={regulars} teeTime={teeTime} title={standingTexts.of.regulars} />
      <Requests manages={manages} requests={onWaitlist} teeTime={teeTime} title={teeTimeTexts.players.groups.waitlist} />
      <Requests manages={manages} requests={declined} teeTime={teeTime} title={teeTimeTexts.players.groups.declined} />
      <DeclinedGuests manages={manages} teeTime={teeTime} />
    </>
  );
}

type DeclinedGuestsProps = { teeTime: TeeTimeDetail; manages: boolean };

/** For the host: a declined guest can still be approved. */
function DeclinedGuests({ teeTime, manages }: DeclinedGuestsProps): ReactNode {
  const { data = [] } = trpc.guest.list.useQuery({ teeTimeId: teeTime.id });
  const declined = data.filter(({ status }) => status === "declined");
  if (declined.length === 0) return null;
  return (
    <RequestGroup title={teeTimeTexts.players.groups.declinedGuests}>
      {declined.map((request) => (
        <GuestRow isFull={isFull(spotCountsOf(teeTime))} key={request.id} manages={manages} request={request} />
      ))}
    </RequestGroup>
  );
}

type GuestRowProps = { request: GuestRequest; isFull: boolean; manages: boolean };

function GuestRow({ request, isFull, manages }: GuestRowProps): ReactNode {
  const { id, guestName, guestEmail, message, status, hasLapsed } = request;
  const { decide, deciding, refusal } = useDecideGuest(guestName);
  return (
    <PlayerRow
      action={<Badge tone="info">{teeTimeTexts.players.status.guest}</Badge>}
      golfer={guestCard(guestName)}
      name={guestName}
      status={hasLapsed ? heldTexts.lapsed : teeTimeTexts.players.status.declined}
    >
      <p className="text-small">
        {guestEmail === null ? (
          teeTimeTexts.players.noEmail
        ) : (
          <a className={linkStyle({ className: "wrap-anywhere" })} href={`mailto:${guestEmail}`}>
            {guestEmail}
          </a>
        )}
      </p>
      <RequestMessage>{message}</RequestMessage>
      {manages ? (
        <IfQueued isAbout={isAnswerTo(id)}>
          <DecisionButtons
            deciding={deciding && "approve"}
            name={guestName}
            onApprove={() => decide({ guestRequestId: id, from: status, status: "approved" })}
            reason={isFull ? teeTimeTexts.players.noSpots : undefined}
          />
        </IfQueued>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </PlayerRow>
  );
}
