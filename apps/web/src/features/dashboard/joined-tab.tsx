import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { GolferCard } from "@fourball/domain/profile/schema";
import { buttonStyle } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AddToCalendar } from "../../golf/clock/add-to-calendar.tsx";
import { RoundBadge } from "../../golf/face/round-badge.tsx";
import { roundStage } from "../../golf/face/round-stage.ts";
import { dotsOf } from "../../golf/face/spot-counts.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { GameRow } from "./game-row.tsx";
import { GameRows } from "./game-rows.tsx";
import { halvesOf, withStatus } from "./games.ts";
import { dashboardTexts } from "./texts.ts";
import { WithFriends } from "./with-friends.tsx";

export function JoinedTab(): ReactNode {
  return (
    <QueryBody query={trpc.dashboard.joined.useQuery()}>
      {(all) => {
        const { upcoming, past } = halvesOf(withStatus(all, "confirmed"), ({ teeTime }) => teeTime);
        const pendingCount = halvesOf(withStatus(all, "pending"), ({ teeTime }) => teeTime).upcoming.length;
        return (
          <GameRows empty={<NoRounds pendingCount={pendingCount} />} past={past} upcoming={upcoming}>
            {(round) => <JoinedRow key={round.id} round={round} />}
          </GameRows>
        );
      }}
    </QueryBody>
  );
}

function JoinedRow({ round: { teeTimeId, teeTime, friends } }: { round: Participation }): ReactNode {
  const { name } = teeTime.course;
  const isToCome = roundStage(teeTime) === "to come";
  return (
    <GameRow
      actions={isToCome ? <AddToCalendar courseName={name} teeTimeId={teeTimeId} /> : undefined}
      dots={dotsOf({ ...teeTime, pendingCount: 0, viewerStatus: "confirmed" })}
      game={teeTime}
      isOver={!isToCome}
      note={
        <>
          <HostedBy host={teeTime.host} />
          <WithFriends friends={friends} />
        </>
      }
      state={
        <span className="flex flex-wrap items-center justify-end gap-x-2 max-sm:max-w-24">
          <RoundBadge game={teeTime} />
          <Link className={linkStyle({ className: "stretch-link" })} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
            {dashboardTexts.games.viewDetails}
            <span className="sr-only">{dashboardTexts.games.of(name)}</span>
          </Link>
        </span>
      }
      title={name}
    />
  );
}

function NoRounds({ pendingCount }: { pendingCount: number }): ReactNode {
  return (
    <EmptyState
      action={
        <Link className={buttonStyle()} to="/marketplace">
          {dashboardTexts.nextUp.browse}
        </Link>
      }
      isPlain
      title={dashboardTexts.games.noneJoined}
    >
      {pendingCount > 0 ? dashboardTexts.games.waitingOnHosts(pendingCount) : dashboardTexts.games.noneJoinedHint}
    </EmptyState>
  );
}

/** A phone has room for the line only where it says more. */
function HostedBy({ host }: { host: GolferCard }): ReactNode {
  return <p className="hidden truncate text-ink-2 text-small sm:block">{dashboardTexts.games.hostedBy(displayName(host))}</p>;
}
