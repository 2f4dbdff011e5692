import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useQueued } from "../../../kit/queue/queued.ts";
import { useSendQueue } from "../../../kit/queue/use-send-queue.ts";
import { useMember } from "../../../kit/session/member.ts";
import { useHasExpired } from "../../../kit/session/session.ts";
import { texts } from "../texts.ts";
import { ChatRoom } from "./chat-room.ts";
import { queuedMessages } from "./queued-messages.ts";
import type { RoomState } from "./room-state.ts";
import { useChatCalls } from "./use-chat-calls.ts";
import { useKeptMessages } from "./use-kept-messages.ts";
import { useSentMessages } from "./use-sent-messages.ts";

/** Any call of the page may be the first to learn of it, while the chat's own connection is merely lost. */
const EXPIRED = { connection: "offline", trouble: { message: texts.failedToken, kind: "signed-out" } } as const;

export type UnsentActions = {
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
};

/** The room of a game, open while the component is mounted. What can't be sent now waits in the golfer's queue. */
export function useChatRoom(teeTimeId: string): { room: ChatRoom; state: RoomState; unsent: UnsentActions } {
  const { id: golferId } = useMember();
  const calls = useChatCalls(teeTimeId);
  const [room] = useState(() => new ChatRoom({ teeTimeId, golferId }, calls));
  useEffect(() => room.open(), [room]);
  const state = useSyncExternalStore(room.subscribe, room.state);
  useKeptMessages(teeTimeId, state);
  useSentMessages(teeTimeId, room);

  const hasExpired = useHasExpired();
  const changes = useQueued();
  const queue = useSendQueue();
  const { pendingMessages } = state;
  const queued = useMemo(() => queuedMessages(changes, teeTimeId, pendingMessages), [changes, teeTimeId, pendingMessages]);
  const unsent = useMemo(() => {
    const isQueued = (id: string): boolean => queued.some(({ clientId }) => clientId === id);
    return {
      retry: (id: string) => (isQueued(id) ? void queue.retry(id) : room.retry(id)),
      discard: (id: string) => (isQueued(id) ? void queue.drop(id) : room.discard(id)),
    };
  }, [queued, queue, room]);
  return { room, state: { ...state, ...(hasExpired && EXPIRED), pendingMessages: [...queued, ...pendingMessages] }, unsent };
}
