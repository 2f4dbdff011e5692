import type { Decision } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type Spots, spotsFor, whyNotApproved } from "@fourball/domain/tee-time/spots";
import { Message } from "@fourball/ui/message";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { dueTimeText, ordinalText } from "../../../golf/clock/due-text.ts";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { bringsFriends, plusFriends } from "../../../golf/join/friends-text.ts";
import { RequestMessage } from "../../../golf/join/request-message.tsx";
import { GolferMenu } from "../../../kit/golfer/golfer-menu.tsx";
import { IfQueued, isAnswerTo } from "../../../kit/queue/if-queued.tsx";
import { GolferName } from "../golfer-name.tsx";
import { standingTexts } from "../standing/texts.ts";
import { teeTimeTexts } from "../texts.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { PlayerRow } from "./player-row.tsx";
import { useDecide } from "./use-decide.ts";

type RequestsProps = { title: string; requests: readonly Participation[]; teeTime: TeeTimeDetail; manages: boolean };

/** For the host: those who wait in line, in its order, or were declined. */
export function Requests({ title, requests, teeTime, manages }: RequestsProps): ReactNode {
  if (requests.length === 0) return null;
  return (
    <RequestGroup title={title}>
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          manages={manages}
          name={displayName(request.user)}
          request={request}
          spots={spotCountsOf(teeTime)}
        />
      ))}
    </RequestGroup>
  );
}

export const RequestGroup = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <>
    <h3 className="eyebrow border-line border-y bg-sunken px-4 py-1.5 text-ink-2 sm:px-7">{title}</h3>
    <ul className="px-4 sm:px-7">{children}</ul>
  </>
);

type RequestRowProps = { request: Participation; name: string; spots: Spots; manages: boolean };

function RequestRow({ request, name, spots, manages }: RequestRowProps): ReactNode {
  const { id, user, userId, status, friends, message, overlaps } = request;
  const { decide, deciding, refusal } = useDecide(name);
  const decideOn = (decision: Decision) => () => decide({ participantId: id, from: status, status: decision });
  return (
    <PlayerRow
      action={<GolferMenu name={name} userId={userId} />}
      attendance={request.attendance}
      golfer={user}
      name={
        <>
          <GolferName hasProfile={user.hasPublicProfile} id={userId} name={name} />
          {plusFriends(friends)}
        </>
      }
      status={statusText(request)}
    >
      <OfferEnd request={request} />
      {friends.length > 0 ? <p className="text-small wrap-anywhere">{bringsFriends(friends)}</p> : null}
      <RequestMessage>{message}</RequestMessage>
      {overlaps ? <OverlapNote /> : null}
      {manages && !answersAlone(request) ? (
        <IfQueued isAbout={isAnswerTo(id)}>
          <DecisionButtons
            deciding={deciding && (deciding === "declined" ? "decline" : "approve")}
            name={name}
            onApprove={decideOn("confirmed")}
            onDecline={status === "pending" ? decideOn("declined") : undefined}
            reason={whyNotApproved(spotsFor(spots, request), request)}
          />
        </IfQueued>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </PlayerRow>
  );
}

/** A regular answers for themselves. */
const answersAlone = ({ offerExpiresAt, isRegular }: Participation): boolean => offerExpiresAt !== null && isRegular;

function OfferEnd({ request }: { request: Participation }): ReactNode {
  const { offerExpiresAt, teeTime } = request;
  if (!offerExpiresAt) return null;
  const until = dueTimeText(offerExpiresAt, Temporal.Now.instant(), teeTime.course.timeZone);
  return (
    <p className="text-ink-2 text-small">
      {answersAlone(request) ? standingTexts.of.repliesBy(until) : teeTimeTexts.players.claimsBy(until)}
    </p>
  );
}

const OverlapNote = (): ReactNode => (
  <p className="flex items-center gap-1.5 font-medium text-small text-warn">
    <TriangleAlert aria-hidden="true" className="size-4 shrink-0 stroke-2" />
    {teeTimeTexts.players.overlap}
  </p>
);

function statusText({ status, waitlistPosition, isRegular }: Participation): string {
  if (status !== "pending") return teeTimeTexts.players.status.declined;
  if (isRegular) return standingTexts.of.regular;
  return waitlistPosition === null
    ? teeTimeTexts.players.status.pending
    : teeTimeTexts.players.inLine(ordinalText(waitlistPosition));
}
