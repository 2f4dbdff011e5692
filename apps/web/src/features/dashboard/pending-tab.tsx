import type { Participation } from "@fourball/domain/participation/schema";
import { Badge } from "@fourball/ui/badge";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { AnswerCountdown } from "../../golf/clock/answer-clock.tsx";
import { dueTimeText, isOverdue, ordinalText } from "../../golf/clock/due-text.ts";
import { dotsOf } from "../../golf/face/spot-counts.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { GameRow } from "./game-row.tsx";
import { GameRows } from "./game-rows.tsx";
import { halvesOf, withStatus } from "./games.ts";
import { dashboardTexts } from "./texts.ts";
import { WithFriends } from "./with-friends.tsx";

/** What the tab of requests without an answer says. */
const pendingTexts = {
  next: "Hosts decide who plays. We'll notify you, and once you're in, the group chat opens for you.",
  nonePending: "No replies to wait for",
  nonePendingHint: "Requests you send show up here until the host replies.",
  awaitingApproval: "Awaiting Approval",
  spotOpened: "A spot opened",
  waitlist: (place: string) => `Waitlist, ${place} in line`,
  claimBy: (time: string) => `Claim it by ${time}`,
  areYouIn: "Are you in?",
  sitsOut: "Not your turn this time",
  replyBy: (time: string) => `Reply by ${time}`,
};

export function PendingTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.joined.useQuery()}>
      {(all) => <Pending requests={halvesOf(withStatus(all, "pending"), ({ teeTime }) => teeTime).upcoming} />}
    </QueryBody>
  );
}

const IfDeclined = lazy(() => import("./waiting/waiting-card.tsx").then((m) => ({ default: m.IfDeclined })));

/** The host may still reply in time. */
const isWaiting = ({ waitlistPosition, answerDueAt }: Participation): boolean =>
  waitlistPosition === null && answerDueAt !== null && !isOverdue(answerDueAt, Temporal.Now.instant());

const Pending = ({ requests }: { requests: Participation[] }): ReactNode => (
  <>
    <GameRows empty={<NoPendingRequests />} past={[]} upcoming={requests}>
      {(request) => <PendingRow key={request.id} request={request} />}
    </GameRows>
    <Suspense fallback={<Skeleton className="h-60" />}>
      {requests
        .slice(0, 1)
        .filter(isWaiting)
        .map(({ teeTimeId }) => (
          <IfDeclined key={teeTimeId} teeTimeId={teeTimeId} />
        ))}
    </Suspense>
    {requests.length > 0 ? <p className="tear px-4 py-3 text-ink-2 text-small sm:px-5">{pendingTexts.next}</p> : null}
  </>
);

function PendingRow({ request }: { request: Participation }): ReactNode {
  const { teeTimeId, teeTime } = request;
  const { name } = teeTime.course;
  return (
    <GameRow
      dots={dotsOf({ ...teeTime, pendingCount: 1, viewerStatus: "pending" })}
      game={teeTime}
      note={
        <>
          <UntilWhen request={request} />
          <WithFriends friends={request.friends} />
        </>
      }
      state={<Waiting request={request} />}
      title={
        <Link className="stretch-link" params={{ teeTimeId }} to="/tee-times/$teeTimeId">
          <span className="sr-only">{dashboardTexts.games.view} </span>
          {name}
        </Link>
      }
    />
  );
}

function Waiting({ request: { waitlistPosition, offerExpiresAt, isRegular } }: { request: Participation }): ReactNode {
  if (isOffered(offerExpiresAt)) return <Badge tone="ok">{isRegular ? pendingTexts.areYouIn : pendingTexts.spotOpened}</Badge>;
  if (waitlistPosition !== null && isRegular) return <Badge tone="info">{pendingTexts.sitsOut}</Badge>;
  if (waitlistPosition !== null) return <Badge tone="info">{pendingTexts.waitlist(ordinalText(waitlistPosition))}</Badge>;
  return <Badge tone="warn">{pendingTexts.awaitingApproval}</Badge>;
}

function UntilWhen({ request }: { request: Participation }): ReactNode {
  const { waitlistPosition, offerExpiresAt, answerDueAt, isRegular, teeTime } = request;
  if (isOffered(offerExpiresAt)) {
    const until = dueTimeText(offerExpiresAt, Temporal.Now.instant(), teeTime.course.timeZone);
    return <p className="text-small">{isRegular ? pendingTexts.replyBy(until) : pendingTexts.claimBy(until)}</p>;
  }
  return waitlistPosition === null ? (
    <AnswerCountdown at={answerDueAt} courseZone={teeTime.course.timeZone} host={teeTime.host} />
  ) : null;
}

const isOffered = (expiresAt: string | null): expiresAt is string =>
  expiresAt !== null && !isOverdue(expiresAt, Temporal.Now.instant());

function NoPendingRequests(): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle({ variant: "secondary" })} to="/marketplace">
          {dashboardTexts.nextUp.browse}
        </Link>
      }
      isPlain
      title={pendingTexts.nonePending}
    >
      {pendingTexts.nonePendingHint}
    </EmptyState>
  );
}
