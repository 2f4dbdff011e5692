import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { MessageScroller, useMessageScroller, useMessageScrollerScrollable } from "@shadcn/react/message-scroller";
import ArrowDown from "lucide-react/icons/arrow-down";
import { type ReactNode, type UIEvent, useEffect, useRef, useState } from "react";
import { countText } from "../../shared/formatting.ts";
import { useMember } from "../../shared/member.ts";
import type { ChatRoom } from "./chat-room.ts";
import { MessageRow } from "./message-row.tsx";
import { hasEarlier, isByOthers, type RoomState } from "./room-state.ts";
import { rowsOf } from "./rows.ts";
import { useReading } from "./use-reading.ts";

/** So close to the top, the golfer is about to want more. */
const NEAR_TOP_PX = 80;

type MessageListProps = { teeTimeId: string; room: ChatRoom; state: RoomState; children: ReactNode };

/** What was said, with the newest in sight as long as the golfer has not scrolled away from it. `children` follow the last line. */
export function MessageList(props: MessageListProps): ReactNode {
  return (
    <MessageScroller.Provider autoScroll>
      <MessageScroller.Root className="relative grid min-h-0 grow">
        <Messages {...props} />
      </MessageScroller.Root>
    </MessageScroller.Provider>
  );
}

function Messages({ teeTimeId, room, state, children }: MessageListProps): ReactNode {
  const { id: golferId } = useMember();
  const { end: isBelow } = useMessageScrollerScrollable();
  const { scrollToEnd } = useMessageScroller();
  const newest = useRef<HTMLDivElement>(null);
  const isQuiet = useQuiet(state.lines[0]?.seq);
  const { lines, outgoing, readUpTo } = state;
  const byOthers = lines.filter((line) => isByOthers(line, golferId)).map(({ seq }) => seq);
  useReading({ teeTimeId, upTo: byOthers.at(-1) ?? 0, readUpTo, newest });
  useOwnInSight(outgoing.length, scrollToEnd);

  function wantEarlier({ currentTarget }: UIEvent<HTMLElement>): void {
    if (currentTarget.scrollTop < NEAR_TOP_PX && state.earlier === "idle") void room.loadEarlier();
  }

  return (
    <>
      <MessageScroller.Viewport
        aria-label="Messages"
        className="min-h-0 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
        onScroll={wantEarlier}
      >
        {hasEarlier(lines) ? <Earlier load={() => void room.loadEarlier()} state={state.earlier} /> : null}
        <MessageScroller.Content
          aria-label="What was said"
          aria-live={isQuiet ? "off" : "polite"}
          className="grid gap-1 py-3"
          role="log"
        >
          {rowsOf({ lines, outgoing, golferId, newAfter: state.newAfter }).map((row) => (
            <MessageScroller.Item key={row.key} messageId={row.key}>
              <MessageRow onDiscard={room.discard} onRetry={room.retry} row={row} />
            </MessageScroller.Item>
          ))}
        </MessageScroller.Content>
        {children}
        <div aria-hidden="true" className="h-px" ref={newest} />
      </MessageScroller.Viewport>
      <ToNewest count={useNewBelow(byOthers, isBelow)} isBelow={isBelow} onClick={() => scrollToEnd()} />
    </>
  );
}

/** What the room already held when it was opened is there to read; only what is added after is to be read out. */
function useQuiet(oldest: number | undefined): boolean {
  const [heard, setHeard] = useState<number>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeard(oldest));
    return () => cancelAnimationFrame(frame);
  }, [oldest]);
  return heard !== oldest;
}

/** Whoever says something wants to see it, wherever they had scrolled to. */
function useOwnInSight(outgoing: number, scrollToEnd: () => void): void {
  const before = useRef(outgoing);
  useEffect(() => {
    if (outgoing > before.current) scrollToEnd();
    before.current = outgoing;
  }, [outgoing, scrollToEnd]);
}

/** How many came since the newest was last in sight. */
function useNewBelow(seqs: readonly number[], isBelow: boolean): number {
  const last = seqs.at(-1) ?? 0;
  const [seen, setSeen] = useState(last);
  if (!isBelow && seen !== last) setSeen(last);
  return isBelow ? seqs.filter((seq) => seq > seen).length : 0;
}

function Earlier({ state, load }: { state: RoomState["earlier"]; load: () => void }): ReactNode {
  return (
    <div className="grid justify-items-center gap-2 pt-3">
      {state === "failed" ? <Message role="alert">Could not load earlier messages</Message> : null}
      <Button onClick={load} pending={state === "loading"} size="small" variant="ghost">
        Earlier messages
      </Button>
    </div>
  );
}

function ToNewest({ isBelow, count, onClick }: { isBelow: boolean; count: number; onClick: () => void }): ReactNode {
  if (!isBelow) return null;
  return (
    <Button
      aria-label={count > 0 ? `${countText(count, "new message")}, go to the newest` : "Go to the newest message"}
      className="absolute bottom-3 justify-self-center rounded-chip! shadow-popover"
      onClick={onClick}
      size="small"
      variant={count > 0 ? "primary" : "secondary"}
    >
      <ArrowDown aria-hidden="true" className="size-4 stroke-[1.75]" />
      {count > 0 ? `${count} new` : null}
    </Button>
  );
}
