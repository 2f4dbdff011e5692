import { useUnread } from "../golf/chat/unread.ts";
import { trpc } from "../kit/trpc/trpc.ts";

/** The number on the bell, on Activity and on the app's icon, and what it is in words. */
export type Attention = { work: number; hasNew: boolean; requests: number; messages: number; unread: number };

/** Golfers who wait for an answer, and chats with unread messages. What is only to be read has no number, but a dot. */
export function useAttention(): Attention {
  const { unread = 0, waiting: requests = 0 } = trpc.notification.unread.useQuery().data ?? {};
  const { chats, total: messages } = useUnread();
  return { work: requests + chats, hasNew: unread > 0, requests, messages, unread };
}
