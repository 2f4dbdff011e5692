import type { Participation } from "@fourball/domain/participation/schema";
import { Badge } from "@fourball/ui/badge";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AnswerCountdown } from "../../tee-time/clock/answer-clock.tsx";
import { dueTimeText, isOverdue, ordinalText } from "../../tee-time/clock/due-text.ts";
import { GameRow } from "./game-row.tsx";
import { halvesOf, withStatus } from "./use-games.ts";

export function PendingTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.joined.useQuery()}>
      {(all) => {
        const { upcoming } = halvesOf(withStatus(all, "pending"), ({ teeTime }) => teeTime);
        return upcoming.length > 0 ? <PendingGames requests={upcoming} /> : <NoPendingRequests />;
      }}
    </QueryBody>
  );
}

function PendingGames({ requests }: { requests: readonly Participation[] }): ReactNode {
  return (
    <ul className="grid gap-3">
      {requests.map((request) => (
        <li key={request.id}>
          <GameRow badge={<Waiting request={request} />} note={<UntilWhen request={request} />} participation={request}>
            <Link
              aria-label={`View ${request.teeTime.course.name}`}
              className={buttonStyle({ variant: "secondary" })}
              params={{ teeTimeId: request.teeTimeId }}
              to="/tee-times/$teeTimeId"
            >
              View
            </Link>
          </GameRow>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ request: { linePlace, offerExpiresAt } }: { request: Participation }): ReactNode {
  if (isOffered(offerExpiresAt)) return <Badge tone="ok">A spot opened</Badge>;
  if (linePlace !== null) return <Badge tone="info">{`Waitlist, ${ordinalText(linePlace)} in line`}</Badge>;
  return <Badge tone="warn">Awaiting Approval</Badge>;
}

function UntilWhen({ request: { linePlace, offerExpiresAt, answerDueAt, teeTime } }: { request: Participation }): ReactNode {
  if (isOffered(offerExpiresAt))
    return (
      <p className="text-small">
        Request it by {dueTimeText(offerExpiresAt, Temporal.Now.instant(), teeTime.course.timeZone)} to keep it
      </p>
    );
  return linePlace === null ? (
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
          Browse Tee Times
        </Link>
      }
      title="Nothing waiting on a host"
    >
      Requests that you send stand here until the host answers.
    </EmptyState>
  );
}
