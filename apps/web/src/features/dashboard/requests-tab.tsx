import { EmptyState } from "@fourball/ui/empty-state";
import { type ReactNode, useRef, useState } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AnsweredRow } from "./answered-row.tsx";
import { FillsGroupDialog } from "./fills-group-dialog.tsx";
import { type Incoming, inOrder, leftOutBy, ofGolfer, ofGuest } from "./incoming.ts";
import { IncomingRow } from "./incoming-row.tsx";

import type { Answers } from "./use-answers.ts";
import { firstControlIn, panelAround, useFocusInRows } from "./use-focus-in-rows.ts";

/** Pending requests of golfers and guests, in order of arrival. */
export function RequestsTab({ answers }: { answers: Answers }): ReactNode {
  const golfers = trpc.dashboard.pendingRequests.useQuery();
  const guests = trpc.dashboard.pendingGuests.useQuery();
  const both = {
    data: golfers.data && guests.data && [...golfers.data.map(ofGolfer), ...guests.data.map(ofGuest)],
    error: golfers.error ?? guests.error,
    isPending: golfers.isPending || guests.isPending,
    refetch: () => Promise.all([golfers.refetch(), guests.refetch()]),
  };
  return <QueryBody query={both}>{(waiting) => <Requests answers={answers} waiting={waiting} />}</QueryBody>;
}

/** Approving takes the last spot while other requests are pending. */
type Filling = { request: Incoming; leftOut: readonly Incoming[]; opener: Element | null };

function Requests({ answers, waiting }: { answers: Answers; waiting: readonly Incoming[] }): ReactNode {
  const { answered, answer, undo } = answers;
  const open = waiting.filter(({ id }) => !answered.some(({ request }) => request.id === id));
  const rows = inOrder([...open, ...answered.map(({ request }) => request)]);
  const box = useRef<HTMLDivElement>(null);
  // Kept here, as the row disappears while the dialog is still open.
  const [filling, setFilling] = useState<Filling>();
  return (
    <div {...useFocusInRows(box)} ref={box}>
      {rows.length === 0 ? (
        <NoRequests />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {rows.map((request) => {
            const given = answered.find((each) => each.request.id === request.id)?.answer;
            const leftOut = leftOutBy(request, open);
            const confirmFirst = () => setFilling({ request, leftOut, opener: document.activeElement });
            return (
              <li data-request={request.id} key={request.id}>
                {given ? (
                  <AnsweredRow answer={given} onUndo={() => undo(request)} request={request} />
                ) : (
                  <IncomingRow
                    onAnswer={(word) => answer(request, word)}
                    onConfirmFirst={leftOut.length > 0 ? confirmFirst : undefined}
                    request={request}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {filling ? (
        <FillsGroupDialog
          finalFocus={() => (filling.opener?.isConnected ? null : placeOf(filling.request, box.current))}
          leftOut={filling.leftOut}
          onApprove={() => answer(filling.request, "approve")}
          onClose={() => setFilling(undefined)}
          onDecline={(request) => answer(request, "decline")}
          request={filling.request}
        />
      ) : null}
    </div>
  );
}

const placeOf = ({ id }: Incoming, box: HTMLElement | null): HTMLElement | null =>
  firstControlIn(box?.querySelector(`[data-request="${id}"]`)) ?? panelAround(box);

function NoRequests(): ReactNode {
  return <EmptyState title="No one is waiting on you">Requests to join your games stand here until you answer them.</EmptyState>;
}
