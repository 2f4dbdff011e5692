import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { Card } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { dotsOf, type GameSpots } from "../../golf/face/spot-counts.ts";
import { gameText, type Incoming } from "../../golf/requests/incoming.ts";
import { RequestList } from "../../golf/requests/request-list.tsx";
import type { Answers } from "../../golf/requests/use-answers.ts";
import { clockParts, dayText, zoneName } from "../../kit/formatting.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { dashboardTexts } from "./texts.ts";
import { useIncoming } from "./use-incoming.ts";

type WaitingOnYouProps = {
  answers: Answers;
  /** Where there are none. */
  empty?: ReactNode;
};

/** Pending requests of golfers and guests by game, soonest deadline first. */
export function WaitingOnYou({ answers, empty = <NoRequests /> }: WaitingOnYouProps): ReactNode {
  return (
    <QueryBody query={useIncoming()}>
      {(waiting) => (
        <RequestList answers={answers} empty={empty} frame={(game) => <GameOfRequests {...game} />} waiting={waiting} />
      )}
    </QueryBody>
  );
}

function NoRequests(): ReactNode {
  return (
    <EmptyState as="h3" title={dashboardTexts.requests.none}>
      {dashboardTexts.requests.noneHint}
    </EmptyState>
  );
}

type GameOfRequestsProps = {
  /** Any request for the game. */
  request: Incoming;
  asking: number;
  /** The requests as list items. */
  children: ReactNode;
};

/** A game with those who ask to join it. */
function GameOfRequests({ request, asking, children }: GameOfRequestsProps): ReactNode {
  const { teeTimeId, course } = request;
  const titleId = useId();
  const hosted = trpc.dashboard.hosted.useQuery().data?.find(({ id }) => id === teeTimeId);
  const game = spotsOf(request, asking, hosted);
  const open = Math.max(0, openSpots(spotsOfGame(game)));
  const { digits, half } = clockParts(request.time);
  const day = dayText(request, Temporal.Now.instant());
  return (
    <Card aria-labelledby={titleId} as="section" className="px-3.5 sm:px-5">
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-3">
        <p className="grid min-w-14 justify-items-center gap-0.5">
          <span className="numerals text-[2rem]">{digits}</span>
          <span className="font-semibold text-[0.75rem] tracking-wider">
            {[half, zoneName(request)].filter(Boolean).join(" ")}
          </span>
        </p>
        <div className="min-w-0 border-line border-l pl-3 leading-snug">
          <h3 className="truncate text-body tracking-normal" title={course.name}>
            <Link
              aria-label={dashboardTexts.requests.viewGame(gameText(request))}
              className="stretch-link"
              params={{ teeTimeId }}
              to="/tee-times/$teeTimeId"
            >
              <span id={titleId}>{course.name}</span>
            </Link>
          </h3>
          <p className="truncate text-ink-2 text-small">{[day, hosted?.course.location].filter(Boolean).join(", ")}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small">
            <Dots dots={dotsOf(game)} />
            <span className="font-semibold">{dashboardTexts.requests.asking(open, asking)}</span>
          </p>
        </div>
        <ChevronRight aria-hidden="true" className="size-4.5 stroke-[1.75] text-ink-2" />
      </div>
      <ul>{children}</ul>
    </Card>
  );
}

/** The list of games knows of an answer first, so its dot fills at once. */
const spotsOf = ({ spots }: Incoming, asking: number, hosted: GameSpots | undefined): GameSpots => ({
  totalSlots: spots.totalSlots,
  confirmedCount: hosted?.confirmedCount ?? spots.confirmed,
  offeredCount: hosted?.offeredCount ?? spots.offered,
  pendingCount: hosted?.pendingCount ?? asking,
  viewerStatus: "host",
});
