import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { RequestList } from "../../golf/requests/request-list.tsx";
import type { Answers } from "../../golf/requests/use-answers.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { GameOfRequests } from "./game-of-requests.tsx";
import { texts } from "./texts.ts";
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
    <EmptyState as="h3" title={texts.requests.none}>
      {texts.requests.noneHint}
    </EmptyState>
  );
}
