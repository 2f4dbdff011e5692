import type { Participation } from "@fourball/domain/participation/schema";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AddToCalendar } from "../../components/add-to-calendar.tsx";
import { QueryBody } from "../../components/query-body.tsx";
import { RoundBadge } from "../../components/round-badge.tsx";
import { roundStage } from "../../components/round-stage.ts";
import { countText } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc.ts";
import { GameRow } from "./game-row.tsx";
import { Past } from "./past.tsx";
import { halvesOf, withStatus } from "./use-games.ts";

export function JoinedTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.joined.useQuery()}>
      {(all) => {
        const { toCome, past } = halvesOf(withStatus(all, "confirmed"), ({ teeTime }) => teeTime);
        const asked = halvesOf(withStatus(all, "pending"), ({ teeTime }) => teeTime).toCome.length;
        return (
          <div className="stack gap-8">
            {toCome.length > 0 ? <Rounds rounds={toCome} /> : <NoRounds asked={asked} />}
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

function NoRounds({ asked }: { asked: number }): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/marketplace">
          Browse Tee Times
        </Link>
      }
      title="No confirmed rounds yet"
    >
      {asked > 0
        ? `${countText(asked, "request")} of yours ${asked === 1 ? "waits" : "wait"} for a host.`
        : "Find a game and ask its host for a spot."}
    </EmptyState>
  );
}
