import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { playersText } from "@fourball/domain/tee-time/spots";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { type ReactNode, useRef } from "react";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { failureMessage } from "../../../shared/trpc/failure.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { spotCountsOf } from "../../../tee-time/face/spot-counts.ts";
import { isOpenToChange } from "../action/action-state.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";
import { GuestRequests } from "./guest-requests.tsx";
import { PlayersHeading } from "./players-heading.tsx";
import { Requests } from "./requests.tsx";
import { Scorecard } from "./scorecard.tsx";

export function PlayersCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const people = trpc.participation.list.useQuery(useGameAddress());
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, people.data?.map(({ id, status }) => `${id} ${status}`).join());
  return (
    <Card as="section" className="pb-1">
      <div className="px-4 pt-4 pb-3 sm:px-6">
        <PlayersHeading ref={heading} count={playersText(spotCountsOf(teeTime))} />
      </div>
      {people.data ? <People people={people.data} teeTime={teeTime} /> : null}
      {people.isPending ? <ScorecardSkeleton spots={teeTime.totalSlots} /> : null}
      {people.error && !people.data ? (
        <Alert
          action={
            <Button onClick={() => void people.refetch()} variant="secondary">
              {texts.players.retry}
            </Button>
          }
          className="mx-4 mb-4 sm:mx-6"
          title={texts.players.failed}
        >
          {failureMessage(people.error)}
        </Alert>
      ) : null}
    </Card>
  );
}

function People({ teeTime, people }: { teeTime: TeeTimeDetail; people: readonly Participation[] }): ReactNode {
  const withStatus = (status: Participation["status"]) => people.filter((each) => each.status === status);
  const asking = withStatus("pending").filter(({ linePlace }) => linePlace === null);
  const onWaitlist = withStatus("pending")
    .filter(({ linePlace }) => linePlace !== null)
    .sort((a, b) => (a.linePlace ?? 0) - (b.linePlace ?? 0));
  const manages = teeTime.viewerStatus === "host" && isOpenToChange(teeTime);
  return (
    <>
      <Scorecard confirmed={withStatus("confirmed")} manages={manages} teeTime={teeTime} />
      {teeTime.viewerStatus === "host" ? (
        <>
          <Requests manages={manages} requests={asking} teeTime={teeTime} title={texts.players.groups.requests} />
          <GuestRequests manages={manages} teeTime={teeTime} />
          <Requests manages={manages} requests={onWaitlist} teeTime={teeTime} title={texts.players.groups.waitlist} />
          <Requests manages={manages} requests={withStatus("declined")} teeTime={teeTime} title={texts.players.groups.declined} />
        </>
      ) : null}
    </>
  );
}

/** One placeholder row per spot. */
function ScorecardSkeleton({ spots }: { spots: number }): ReactNode {
  return (
    <div aria-busy="true" className="border-line border-t px-4 sm:px-6">
      <p className="sr-only" role="status">
        {texts.players.loading}
      </p>
      {Array.from({ length: spots }, (_, spot) => spot).map((spot) => (
        <div className="flex h-17 items-center gap-3" key={spot}>
          <Skeleton className="ml-8 size-9 rounded-chip" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  );
}
