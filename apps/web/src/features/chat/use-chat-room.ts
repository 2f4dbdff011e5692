import { useEffect, useState, useSyncExternalStore } from "react";
import { useMember } from "../../shared/member.ts";
import { trpc } from "../../shared/trpc.ts";
import { ChatRoom } from "./chat-room.ts";
import type { RoomState } from "./room-state.ts";

/** The room of a game, open for as long as the component stands. */
export function useChatRoom(teeTimeId: string): { room: ChatRoom; state: RoomState } {
  const { client } = trpc.useUtils();
  const { id: golferId } = useMember();
  const [room] = useState(() => new ChatRoom({ teeTimeId, golferId }, client.chat));
  useEffect(() => room.open(), [room]);
  return { room, state: useSyncExternalStore(room.subscribe, room.state) };
}
