import { EmptyState } from "@fourball/ui/empty-state";
import { type ReactNode, useRef, useState } from "react";
import { QueryBody } from "../../components/query-body.tsx";
import { trpc } from "../../shared/trpc.ts";
import { AnsweredRow } from "./answered-row.tsx";
import { FillsGroupDialog } from "./fills-group-dialog.tsx";
import { type Incoming, inOrder, leftOutBy, ofGolfer, ofGuest } from "./incoming.ts";
import { IncomingRow } from "./incoming-row.tsx";

import type { Answers } from "./use-answers.ts";
import { firstControlIn, panelAround, useFocusInRows } from "./use-focus-in-rows.ts";

/** Golfers and guests who wait for the viewer's answer, in the order in which they asked. */
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

/** The last spot of a group is to go, and others wait for it. */
type Filling = { request: Incoming; leftOut: readonly Incoming[]; opener: Element | null };

function Requests({ answers, waiting }: { answers: Answers; waiting: readonly Incoming[] }): ReactNode {
  const { answered, answer, undo } = answers;
  const open = waiting.filter(({ id }) => !answered.some(({ request }) => request.id === id));
  const rows = inOrder([...open, ...answered.map(({ request }) => request)]);
  const box = useRef<HTMLDivElement>(null);
  // Held here, as its row goes while the dialog still stands.
  const [filling, setFilling] = useState<Filling>();
  return (
    <div {...useFocusInRows(box)} ref={box}>
      {rows.length === 0 ? (
        <NobodyWaits />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {rows.map((request) => {
            const given = answered.find((each) => each.request.id === request.id)?.answer;
            const leftOut = leftOutBy(request, open);
            const ask = () => setFilling({ request, leftOut, opener: document.activeElement });
            return (
              <li data-request={request.id} key={request.id}>
                {given ? (
                  <AnsweredRow answer={given} onUndo={() => undo(request)} request={request} />
                ) : (
                  <IncomingRow
                    onAnswer={(word) => answer(request, word)}
                    onAsk={leftOut.length > 0 ? ask : undefined}
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

function NobodyWaits(): ReactNode {
  return <EmptyState title="No one is waiting on you">Requests to join your games stand here until you answer them.</EmptyState>;
}
