import type { Participation } from "@fourball/domain/participation/schema";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { countText } from "../../shared/formatting.ts";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AddToCalendar } from "../../tee-time/clock/add-to-calendar.tsx";
import { RoundBadge } from "../../tee-time/face/round-badge.tsx";
import { roundStage } from "../../tee-time/face/round-stage.ts";
import { GameRow } from "./game-row.tsx";
import { Past } from "./past.tsx";
import { halvesOf, withStatus } from "./use-games.ts";

export function JoinedTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.joined.useQuery()}>
      {(all) => {
        const { upcoming, past } = halvesOf(withStatus(all, "confirmed"), ({ teeTime }) => teeTime);
        const pendingCount = halvesOf(withStatus(all, "pending"), ({ teeTime }) => teeTime).upcoming.length;
        return (
          <div className="stack gap-8">
            {upcoming.length > 0 ? <Rounds rounds={upcoming} /> : <NoRounds pendingCount={pendingCount} />}
            <Past count={past.length}>
              <Rounds rounds={past} />
            </Past>
          </div>
        );
      }}
    </QueryBody>
  );
}

function Rounds({ rounds }: { rounds: readonly Participation[] }): ReactNode {
  return (
    <ul className="grid gap-3">
      {rounds.map((round) => (
        <li key={round.id}>
          <GameRow badge={<RoundBadge game={round.teeTime} />} participation={round}>
            {roundStage(round.teeTime) === "to come" ? (
              <AddToCalendar courseName={round.teeTime.course.name} teeTimeId={round.teeTimeId} />
            ) : null}
            <Link
              aria-label={`View Details of ${round.teeTime.course.name}`}
              className={buttonStyle({ variant: "secondary" })}
              params={{ teeTimeId: round.teeTimeId }}
              to="/tee-times/$teeTimeId"
            >
              View Details
            </Link>
          </GameRow>
        </li>
      ))}
    </ul>
  );
}

function NoRounds({ pendingCount }: { pendingCount: number }): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/marketplace">
          Browse Tee Times
        </Link>
      }
      title="No confirmed rounds yet"
    >
      {pendingCount > 0
        ? `You're waiting to hear back on ${countText(pendingCount, "request")}.`
        : "Find a game and ask its host for a spot."}
    </EmptyState>
  );
}
