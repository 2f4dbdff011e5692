import { EmptyState } from "@fourball/ui/empty-state";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { AnsweredRow } from "./answered-row.tsx";
import { GameOfRequests } from "./game-of-requests.tsx";
import { byGame, type Incoming, leftOutBy } from "./incoming.ts";
import { IncomingRow } from "./incoming-row.tsx";
import { RequestSlot } from "./request-slot.tsx";
import { texts } from "./texts.ts";
import type { Answers } from "./use-answers.ts";
import { firstControlIn, panelAround, useFocusInRows } from "./use-focus-in-rows.ts";
import { useIncoming } from "./use-incoming.ts";

const FillsGroupDialog = lazy(() =>
  import("./fills-group-dialog.tsx").then(({ FillsGroupDialog }) => ({ default: FillsGroupDialog })),
);

type WaitingOnYouProps = {
  answers: Answers;
  /** Where there are none. */
  empty?: ReactNode;
};

/** Pending requests of golfers and guests by game, soonest deadline first. */
export function WaitingOnYou({ answers, empty = <NoRequests /> }: WaitingOnYouProps): ReactNode {
  return (
    <QueryBody query={useIncoming()}>{(waiting) => <Requests answers={answers} empty={empty} waiting={waiting} />}</QueryBody>
  );
}

/** Approving takes the last spot while other requests are pending. */
type Filling = { request: Incoming; leftOut: readonly Incoming[]; opener: Element | null };

type RequestsProps = Required<WaitingOnYouProps> & { waiting: readonly Incoming[] };

function Requests({ answers, waiting, empty }: RequestsProps): ReactNode {
  const { answered, answer, undo } = answers;
  const open = waiting.filter(({ id }) => !answered.some(({ request }) => request.id === id));
  const games = byGame([...open, ...answered.map(({ request }) => request)]);
  const box = useRef<HTMLDivElement>(null);
  // Kept here, as the row disappears while the dialog is still open.
  const [filling, setFilling] = useState<Filling>();
  return (
    <div {...useFocusInRows(box)} className="stack gap-3" ref={box}>
      {games.length === 0 ? empty : null}
      {games.map((requests) => (
        <GameOfRequests
          asking={requests.filter((request) => open.includes(request)).length}
          key={requests[0].teeTimeId}
          request={requests[0]}
        >
          {requests.map((request) => {
            const given = answered.find((each) => each.request.id === request.id);
            const leftOut = leftOutBy(request, open);
            const confirmFirst = () => setFilling({ request, leftOut, opener: document.activeElement });
            return (
              <RequestSlot
                isAnswered={given !== undefined}
                isFolding={given?.isFolding ?? false}
                key={request.id}
                requestId={request.id}
              >
                {given ? (
                  <AnsweredRow answer={given.answer} onUndo={() => undo(request)} request={request} />
                ) : (
                  <IncomingRow
                    onAnswer={(word) => answer(request, word)}
                    onConfirmFirst={leftOut.length > 0 ? confirmFirst : undefined}
                    request={request}
                  />
                )}
              </RequestSlot>
            );
          })}
        </GameOfRequests>
      ))}
      {filling ? (
        <Suspense>
          <FillsGroupDialog
            finalFocus={() => (filling.opener?.isConnected ? null : placeOf(filling.request, box.current))}
            leftOut={filling.leftOut}
            onApprove={() => answer(filling.request, "approve")}
            onClose={() => setFilling(undefined)}
            onDecline={(request) => answer(request, "decline")}
            request={filling.request}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const placeOf = ({ id }: Incoming, box: HTMLElement | null): HTMLElement | null =>
  firstControlIn(box?.querySelector(`[data-request="${id}"]`)) ?? panelAround(box);

function NoRequests(): ReactNode {
  return (
    <EmptyState as="h3" title={texts.requests.none}>
      {texts.requests.noneHint}
    </EmptyState>
  );
}
