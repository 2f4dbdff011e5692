import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { playersText } from "@fourball/domain/tee-time/spots";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import { seatsOf } from "../../components/seats.ts";
import { failureMessage } from "../../shared/failure.ts";
import { trpc } from "../../shared/trpc.ts";
import { useFocusWhenReplaced } from "../../shared/use-focus-when-replaced.ts";
import { isOpenToChange } from "./action-state.ts";
import { useGameAddress } from "./game-address.ts";
import { GuestRequests } from "./guest-requests.tsx";
import { PlayersHeading } from "./players-heading.tsx";
import { Requests } from "./requests.tsx";
import { Scorecard } from "./scorecard.tsx";
import { ScorecardSkeleton } from "./scorecard-skeleton.tsx";

export function PlayersCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const people = trpc.participation.list.useQuery(useGameAddress());
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, people.data?.map(({ id, status }) => `${id} ${status}`).join());
  return (
    <Card as="section" className="pb-1">
      <div className="px-4 pt-4 pb-3 sm:px-6">
        <PlayersHeading ref={heading} count={playersText(seatsOf(teeTime))} />
      </div>
      {people.data ? <People people={people.data} teeTime={teeTime} /> : null}
      {people.isPending ? <ScorecardSkeleton seats={teeTime.totalSlots} /> : null}
      {people.error && !people.data ? (
        <Alert
          action={
            <Button onClick={() => void people.refetch()} variant="secondary">
              Retry
            </Button>
          }
          className="mx-4 mb-4 sm:mx-6"
          title="Could not load the players"
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
  const inLine = withStatus("pending")
    .filter(({ linePlace }) => linePlace !== null)
    .sort((a, b) => (a.linePlace ?? 0) - (b.linePlace ?? 0));
  const manages = teeTime.viewerStatus === "host" && isOpenToChange(teeTime);
  return (
    <>
      <Scorecard confirmed={withStatus("confirmed")} manages={manages} teeTime={teeTime} />
      {teeTime.viewerStatus === "host" ? (
        <>
          <Requests manages={manages} requests={asking} teeTime={teeTime} title="Waiting for your answer" />
          <GuestRequests manages={manages} teeTime={teeTime} />
          <Requests manages={manages} requests={inLine} teeTime={teeTime} title="Waitlist" />
          <Requests manages={manages} requests={withStatus("declined")} teeTime={teeTime} title="Declined" />
        </>
      ) : null}
    </>
  );
}
