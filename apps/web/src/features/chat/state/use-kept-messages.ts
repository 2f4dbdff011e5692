import { CHAT_PAGE } from "@fourball/domain/chat/constants";
import { useEffect } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import type { RoomState } from "./room-state.ts";

/** The last messages of the room are what it opens with when there is no connection. */
export function useKeptMessages(teeTimeId: string, { history, messages, readUpTo, seenUpTo }: RoomState): void {
  const { chat } = trpc.useUtils();
  useEffect(() => {
    if (history === "ready") chat.history.setData({ teeTimeId }, { messages: messages.slice(-CHAT_PAGE), readUpTo, seenUpTo });
  }, [chat, teeTimeId, history, messages, readUpTo, seenUpTo]);
}
