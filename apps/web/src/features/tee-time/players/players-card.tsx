import { isFillTime } from "@fourball/domain/fill/fill-time";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { playersText, spotsText } from "@fourball/domain/tee-time/spots";
import { Card } from "@fourball/ui/card";
import { Dots } from "@fourball/ui/dots";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, type ReactNode, type Ref, Suspense, useRef } from "react";
import { useArrivalTexts } from "../../../golf/arrival/use-arrivals.ts";
import { isOver } from "../../../golf/face/round-stage.ts";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { FillRow } from "../fill/later.ts";
import { useGameAddress } from "../game-address.ts";
import { teeTimeTexts } from "../texts.ts";
import { Scorecard } from "./scorecard.tsx";

const HostRequests = lazy(() => import("./host-requests.tsx").then(({ HostRequests }) => ({ default: HostRequests })));

export function PlayersCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const people = trpc.participation.list.useQuery(useGameAddress());
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = people.data?.map(({ id, status }) => `${id} ${status}`).join();
  // Others have their own part of the page, which says what has changed for them.
  useFocusWhenReplaced(heading, teeTime.viewerStatus === "host" ? decisions : undefined);
  return (
    <Card as="section" className="sm:pb-1">
      <div className="flex min-h-11.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 sm:px-7">
        <PlayersHeading ref={heading} count={playersText(spotCountsOf(teeTime))} />
        <Dots dots={dotsOf(teeTime)} label={spotsText(spotCountsOf(teeTime))} muted={isOver(teeTime)} />
      </div>
      {people.data ? <People people={people.data} teeTime={teeTime} /> : null}
      {people.isPending ? <ScorecardSkeleton spots={teeTime.totalSlots} /> : null}
      {people.error && !people.data ? (
        <LoadFailed
          className="mx-4 mb-4 sm:mx-6"
          error={people.error}
          retry={people.refetch}
          title={teeTimeTexts.players.failed}
        />
      ) : null}
    </Card>
  );
}

function People({ teeTime, people }: { teeTime: TeeTimeDetail; people: readonly Participation[] }): ReactNode {
  const arrivalOf = useArrivalTexts(teeTime);
  const manages = teeTime.viewerStatus === "host" && !isOver(teeTime);
  return (
    <>
      <Scorecard
        arrivalOf={arrivalOf}
        confirmed={people.filter(({ status }) => status === "confirmed")}
        manages={manages}
        teeTime={teeTime}
      />
      {manages && isFillTime(Temporal.Instant.from(teeTime.teeOffAt), Temporal.Now.instant()) ? (
        <Suspense fallback={<div className="h-14" />}>
          <FillRow teeTime={teeTime} />
        </Suspense>
      ) : null}
      {teeTime.viewerStatus === "host" ? (
        <Suspense>
          <HostRequests manages={manages} people={people} teeTime={teeTime} />
        </Suspense>
      ) : null}
    </>
  );
}

/** One placeholder row per spot. */
function ScorecardSkeleton({ spots }: { spots: number }): ReactNode {
  return (
    <div aria-busy="true" className="border-line border-t px-4 sm:pt-7.5 sm:px-7">
      <p className="sr-only" role="status">
        {teeTimeTexts.players.loading}
      </p>
      {Array.from({ length: spots }, (_, spot) => spot).map((spot) => (
        <div className="flex h-13 items-center gap-3" key={spot}>
          <Skeleton className="size-9 rounded-chip" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  );
}

type PlayersHeadingProps = { count: string; ref: Ref<HTMLHeadingElement> };

const PlayersHeading = ({ count, ref }: PlayersHeadingProps): ReactNode => (
  <h2 className="text-h3" ref={ref} tabIndex={-1}>
    {teeTimeTexts.players.title} <span className="text-ink-2 tabular-nums">{count}</span>
  </h2>
);
