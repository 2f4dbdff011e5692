import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { MessageScroller, useMessageScroller, useMessageScrollerScrollable } from "@shadcn/react/message-scroller";
import ArrowDown from "lucide-react/icons/arrow-down";
import { type ReactNode, type UIEvent, useEffect, useRef, useState } from "react";
import { useMember } from "../../../kit/session/member.ts";
import type { ChatRoom } from "../state/chat-room.ts";
import { hasEarlier, isByOthers, type RoomState } from "../state/room-state.ts";
import type { UnsentActions } from "../state/use-chat-room.ts";
import { chatTexts } from "../texts.ts";
import { usePlayers } from "../use-players.ts";
import { MessageRow } from "./message-row.tsx";
import { rowsOf } from "./rows.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** Within this distance of the top earlier messages are loaded. */
const NEAR_TOP_PX = 80;

type MessageListProps = {
  teeTime: TeeTimeDetail;
  room: ChatRoom;
  state: RoomState;
  unsent: UnsentActions;
  blocked: ReadonlySet<string>;
  canReact: boolean;
  children: ReactNode;
};

/** The messages, scrolled to the newest unless the golfer has scrolled up. `children` follow the last message. */
export function MessageList(props: MessageListProps): ReactNode {
  return (
    <MessageScroller.Provider autoScroll>
      <MessageScroller.Root className="relative grid min-h-0 grow">
        <Messages {...props} />
      </MessageScroller.Root>
    </MessageScroller.Provider>
  );
}

function Messages({ teeTime, room, state, unsent, blocked, canReact, children }: MessageListProps): ReactNode {
  const players = usePlayers(teeTime);
  const pictureOf = (golferId: string | null) =>
    players.find(({ userId }) => userId === golferId)?.golfer.profileImageUrl ?? null;
  const { id: golferId } = useMember();
  const { end: isBelow } = useMessageScrollerScrollable();
  const { scrollToEnd } = useMessageScroller();
  const newest = useRef<HTMLDivElement>(null);
  const isQuiet = useQuiet(state.messages[0]?.seq);
  const { messages, pendingMessages, readUpTo } = state;
  const byOthers = messages.filter((message) => isByOthers(message, golferId)).map(({ seq }) => seq);
  useMarkRead({ teeTimeId: teeTime.id, upTo: byOthers.at(-1) ?? 0, readUpTo, newest });
  useScrollToOwn(pendingMessages.length, scrollToEnd);

  function wantEarlier({ currentTarget }: UIEvent<HTMLElement>): void {
    if (currentTarget.scrollTop < NEAR_TOP_PX && state.earlier === "idle") void room.loadEarlier();
  }

  return (
    <>
      <MessageScroller.Viewport
        aria-label={chatTexts.messages}
        className="min-h-0 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
        onScroll={wantEarlier}
      >
        {hasEarlier(messages) ? <Earlier load={() => void room.loadEarlier()} state={state.earlier} /> : null}
        <MessageScroller.Content
          aria-label={chatTexts.history}
          aria-live={isQuiet ? "off" : "polite"}
          className="relative grid gap-1 py-3"
          role="log"
        >
          {rowsOf({ messages, pendingMessages, golferId, newAfter: state.newAfter, seenUpTo: state.seenUpTo, blocked }).map(
            (row) => (
              <MessageScroller.Item key={row.key} messageId={row.key}>
                <MessageRow
                  isHost={teeTime.viewerStatus === "host"}
                  onDelete={room.delete}
                  onDiscard={unsent.discard}
                  onReact={canReact ? room.react : undefined}
                  onRetry={unsent.retry}
                  picture={row.kind === "message" ? pictureOf(row.message.userId) : null}
                  row={row}
                />
              </MessageScroller.Item>
            ),
          )}
        </MessageScroller.Content>
        {children}
        <div aria-hidden="true" className="h-px" ref={newest} />
      </MessageScroller.Viewport>
      <ToNewest count={useUnseenCount(byOthers, isBelow)} isBelow={isBelow} onClick={() => scrollToEnd()} />
    </>
  );
}

/** Screen readers announce only messages that arrive after opening. */
function useQuiet(oldest: number | undefined): boolean {
  const [announcedFrom, setAnnouncedFrom] = useState<number>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnouncedFrom(oldest));
    return () => cancelAnimationFrame(frame);
  }, [oldest]);
  return announcedFrom !== oldest;
}

/** Sending a message scrolls to it. */
function useScrollToOwn(pendingCount: number, scrollToEnd: () => void): void {
  const before = useRef(pendingCount);
  useEffect(() => {
    if (pendingCount > before.current) scrollToEnd();
    before.current = pendingCount;
  }, [pendingCount, scrollToEnd]);
}

/** Messages that arrived since the newest was last in view. */
function useUnseenCount(seqs: readonly number[], isBelow: boolean): number {
  const last = seqs.at(-1) ?? 0;
  const [seen, setSeen] = useState(last);
  if (!isBelow && seen !== last) setSeen(last);
  return isBelow ? seqs.filter((seq) => seq > seen).length : 0;
}

function Earlier({ state, load }: { state: RoomState["earlier"]; load: () => void }): ReactNode {
  return (
    <div className="grid justify-items-center gap-2 pt-3">
      {state === "failed" ? <Message role="alert">{chatTexts.earlierFailed}</Message> : null}
      <Button onClick={load} pending={state === "loading"} size="small" variant="ghost">
        {chatTexts.earlier}
      </Button>
    </div>
  );
}

function ToNewest({ isBelow, count, onClick }: { isBelow: boolean; count: number; onClick: () => void }): ReactNode {
  if (!isBelow) return null;
  return (
    <Button
      aria-label={count > 0 ? chatTexts.toNewestOf(count) : chatTexts.toNewest}
      className="absolute bottom-3 justify-self-center rounded-chip! shadow-popover"
      onClick={onClick}
      size="small"
      variant={count > 0 ? "primary" : "secondary"}
    >
      <ArrowDown aria-hidden="true" className="size-4 stroke-[1.75]" />
      {count > 0 ? chatTexts.newCount(count) : null}
    </Button>
  );
}
