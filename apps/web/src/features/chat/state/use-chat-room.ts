import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { answerWithin } from "../../../kit/offline/answer-within.ts";
import { useQueued } from "../../../kit/queue/queued.ts";
import type { QueuedChange } from "../../../kit/queue/queued-change.ts";
import { useSendQueue } from "../../../kit/queue/use-send-queue.ts";
import { useMember } from "../../../kit/session/member.ts";
import { useHasExpired } from "../../../kit/session/session.ts";
import { apiErrorOf } from "../../../kit/trpc/api-error.ts";
import { readConnection } from "../../../kit/trpc/connection.ts";
import { isUnreachable } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { chatTexts } from "../texts.ts";
import type { ChatCalls } from "./chat-calls.ts";
import { ChatRoom } from "./chat-room.ts";
import type { PendingMessage } from "./pending-messages.ts";
import type { RoomState } from "./room-state.ts";

/** Any call of the page may be the first to learn of it, while the chat's own connection is merely lost. */
const EXPIRED = { connection: "offline", trouble: { message: chatTexts.failedToken, kind: "signed-out" } } as const;

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

/** The messages to a room that wait for a connection or were refused since; not those that are just being sent. */
const queuedMessages = (
  changes: readonly QueuedChange[],
  teeTimeId: string,
  sending: readonly PendingMessage[],
): PendingMessage[] =>
  changes.flatMap((change) =>
    change.path === "chat.say" && change.teeTimeId === teeTimeId && !sending.some(({ clientId }) => clientId === change.id)
      ? [{ clientId: change.id, message: change.input.message, failure: change.refusal ?? undefined, isWaiting: true }]
      : [],
  );

/** The last messages of the room are what it opens with when there is no connection. */
function useKeptMessages(teeTimeId: string, { history, messages, readUpTo, seenUpTo }: RoomState): void {
  const { chat } = trpc.useUtils();
  useEffect(() => {
    if (history === "ready") chat.history.setData({ teeTimeId }, { messages: messages.slice(-CHAT_PAGE), readUpTo, seenUpTo });
  }, [chat, teeTimeId, history, messages, readUpTo, seenUpTo]);
}

/** A message that the queue has sent is there at once. */
function useSentMessages(teeTimeId: string, room: ChatRoom): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    void import("../../../kit/queue/queue-of.ts").then(({ onMessageSent }) => {
      if (!isOver) stop = onMessageSent((message) => void (message.teeTimeId === teeTimeId && room.show(message)));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [teeTimeId, room]);
}

/** On a line that is slow or dead. */
const KEPT_AFTER_MS = { reached: 4000, lost: 1000 };

/** The calls of a room. Without a connection it opens with the messages that the device has, and sends later. */
function useChatCalls(teeTimeId: string): ChatCalls {
  const { client, chat } = trpc.useUtils();
  const { run } = useSendQueue();
  return useMemo(
    () => ({
      react: client.chat.react,
      delete: client.chat.delete,
      typing: client.chat.typing,
      events: client.chat.events,
      history: {
        async query(page) {
          const kept = page.before === undefined ? chat.history.getData({ teeTimeId }) : undefined;
          const within = readConnection().isLost ? KEPT_AFTER_MS.lost : KEPT_AFTER_MS.reached;
          if (!kept) return client.chat.history.query(page);
          try {
            return await answerWithin(within, (signal) => client.chat.history.query(page, { signal }));
          } catch (error) {
            if (isUnreachable(apiErrorOf(error))) return { ...kept, isKept: true };
            throw error;
          }
        },
      },
      say: {
        async mutate({ clientId, ...input }) {
          await run({ path: "chat.say", teeTimeId, input, ...(clientId && { id: clientId }) });
        },
      },
    }),
    [client, chat, run, teeTimeId],
  );
}
