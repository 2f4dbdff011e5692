import { useSyncExternalStore } from "react";
import { trpc } from "../../kit/trpc/trpc.ts";

let roomBeingRead: string | undefined;
const roomOf = (): string | undefined => roomBeingRead;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the room that is being read: its new messages do not count as unread. */
export function readRoom(teeTimeId: string | undefined): void {
  roomBeingRead = teeTimeId;
  for (const listener of listeners) listener();
}

type Unread = {
  /** Messages, without those of muted chats. */
  total: number;
  /** Chats with unread messages, without muted ones. */
  chats: number;
  of: (teeTimeId: string) => number;
  isMuted: (teeTimeId: string) => boolean;
};

/** The number of unread messages, in total and by game. */
export function useUnread(): Unread {
  const { data = [] } = trpc.chat.unread.useQuery();
  const beingRead = useSyncExternalStore(subscribe, roomOf, roomOf);
  const waiting = data.filter(({ teeTimeId }) => teeTimeId !== beingRead);
  const find = (wanted: string) => waiting.find(({ teeTimeId }) => teeTimeId === wanted);
  return {
    total: waiting.reduce((sum, { count, isMuted }) => sum + (isMuted ? 0 : count), 0),
    chats: waiting.filter(({ count, isMuted }) => count > 0 && !isMuted).length,
    of: (wanted) => find(wanted)?.count ?? 0,
    isMuted: (wanted) => find(wanted)?.isMuted ?? false,
  };
}
