import { Fragment, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { AnsweredRow } from "./answered-row.tsx";
import { byGame, gameText, type Incoming, leftOutBy } from "./incoming.ts";
import { IncomingRow } from "./incoming-row.tsx";
import { type Answers, FOLD_MS } from "./use-answers.ts";
import { firstControlIn, panelAround, useFocusInRows } from "./use-focus-in-rows.ts";

const FillsGroupDialog = lazy(() =>
  import("./fills-group-dialog.tsx").then(({ FillsGroupDialog }) => ({ default: FillsGroupDialog })),
);

/** Approving takes the last spot while other requests are pending. */
type Filling = { request: Incoming; leftOut: readonly Incoming[]; opener: Element | null };

type FrameProps = { request: Incoming; asking: number; children: ReactNode };

type RequestListProps = {
  answers: Answers;
  waiting: readonly Incoming[];
  /** Where there are none. */
  empty?: ReactNode;
  /** On the page of a game its requests needn't be told from those for others. */
  isOfOneGame?: boolean;
  /** Where the focus goes once all are answered; by default the panel around. */
  around?: () => HTMLElement | null;
  /** What is around the requests for one game, of which it gets any. */
  frame: (props: FrameProps) => ReactNode;
};

/** Requests of golfers and guests by game, soonest deadline first. */
export function RequestList({ answers, waiting, empty, isOfOneGame = false, around, frame }: RequestListProps): ReactNode {
  const { answered, answer } = answers;
  const open = waiting.filter(({ id }) => !answered.some(({ request }) => request.id === id));
  const games = byGame([...open, ...answered.map(({ request }) => request)]);
  const box = useRef<HTMLDivElement>(null);
  const ignoreHaste = useIgnoreHaste(answered.length);
  // Kept here, as the row disappears while the dialog is still open.
  const [filling, setFilling] = useState<Filling>();
  return (
    <div {...useFocusInRows(box, around)} className="stack gap-3 empty:hidden" onClickCapture={ignoreHaste} ref={box}>
      {games.length === 0 ? empty : null}
      {games.map((requests) => (
        <Fragment key={requests[0].teeTimeId}>
          {frame({
            request: requests[0],
            asking: requests.filter((request) => open.includes(request)).length,
            children: requests.map((request) => (
              <Row
                answers={answers}
                isOfOneGame={isOfOneGame}
                key={request.id}
                onFill={setFilling}
                open={open}
                request={request}
              />
            )),
          })}
        </Fragment>
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

type RowProps = {
  answers: Answers;
  request: Incoming;
  isOfOneGame: boolean;
  open: readonly Incoming[];
  /** Approving it needs a confirmation. */
  onFill: (filling: Filling) => void;
};

/** A request until it is answered, and then what was answered for as long as that can be undone. */
function Row({ answers: { answered, answer, undo }, request, isOfOneGame, open, onFill }: RowProps): ReactNode {
  const leftOut = leftOutBy(request, open);
  const who = isOfOneGame ? request.name : `${request.name}, ${gameText(request)}`;
  const given = answered.find((each) => each.request.id === request.id);
  return (
    <RequestSlot isFolding={given?.isFolding ?? false} requestId={request.id}>
      {given ? (
        <AnsweredRow answer={given.answer} onUndo={() => undo(request)} request={request} who={who} />
      ) : (
        <IncomingRow
          headingLevel={isOfOneGame ? 3 : 4}
          onAnswer={(word) => answer(request, word)}
          onConfirmFirst={leftOut.length > 0 ? () => onFill({ request, leftOut, opener: document.activeElement }) : undefined}
          request={request}
          who={who}
        />
      )}
    </RequestSlot>
  );
}

const HASTE_MS = 500;
const NEAR_PX = 24;

/** The second press of a double press must neither undo an answer nor give one to the request that moves up to its place. */
function useIgnoreHaste(answered: number): (event: MouseEvent) => void {
  const pressed = useRef({ x: 0, y: 0 });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (answered > 0) changedAt.current = performance.now();
  }, [answered]);
  return (event) => {
    const { clientX: x, clientY: y, detail } = event;
    const isNear = Math.hypot(x - pressed.current.x, y - pressed.current.y) < NEAR_PX;
    pressed.current = { x, y };
    // A key has no place, and the focus has moved by itself.
    if (performance.now() - changedAt.current >= HASTE_MS || !(isNear || detail === 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const placeOf = ({ id }: Incoming, box: HTMLElement | null): HTMLElement | null =>
  firstControlIn(box?.querySelector(`[data-request="${id}"]`)) ?? panelAround(box);

type RequestSlotProps = {
  requestId: string;
  isFolding: boolean;
  children: ReactNode;
};

/** The place of a request in its list, which folds at the end. */
function RequestSlot({ requestId, isFolding, children }: RequestSlotProps): ReactNode {
  const slot = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const row = slot.current;
    if (!isFolding || !row) return;
    row.style.height = `${row.offsetHeight}px`;
    // Read, so that the browser starts from here.
    void row.offsetHeight;
    row.style.transition = ["height", "padding-block", "opacity"].map((name) => `${name} ${FOLD_MS}ms var(--ease-swing)`).join();
    Object.assign(row.style, { height: "0", paddingBlock: "0", opacity: "0" });
  }, [isFolding]);

  return (
    <li className="tear flex overflow-clip py-3" data-request={requestId} ref={slot}>
      {children}
    </li>
  );
}
