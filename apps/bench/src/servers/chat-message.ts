import { randomUUID } from "node:crypto";
import type { ChatMessage } from "@fourball/domain/chat/message";

const rooms = new Map<string, { teeTimeId: string; seq: number }>();

type Stored = Pick<ChatMessage, "id" | "seq" | "teeTimeId" | "userId" | "message"> & { at: Date };

/** A message like Fourball's, of the same length. */
export const messageOf = ({ at, ...stored }: Stored): ChatMessage => ({
  type: "message",
  ...stored,
  userName: "Maya Lindqvist",
  timestamp: at.toISOString(),
  clientId: null,
  reactions: [],
  photo: null,
  isDeleted: false,
});

/** The next in its room, which is not stored. */
export function nextMessage(name: string, message: string): ChatMessage {
  const room = rooms.get(name) ?? { teeTimeId: randomUUID(), seq: 0 };
  rooms.set(name, room);
  room.seq++;
  const { teeTimeId, seq } = room;
  return messageOf({ id: randomUUID(), seq, teeTimeId, userId: teeTimeId, message, at: new Date() });
}

export const roomOf = (url = "/"): string => new URL(url, "http://bench").searchParams.get("room") ?? "";
