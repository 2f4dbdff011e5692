import { randomUUID } from "node:crypto";

const rooms = new Map<string, { teeTimeId: string; seq: number }>();

/** A message like Fourball's, of the same length and numbered in its room, but not stored. */
export function nextMessage(name: string, message: string) {
  const room = rooms.get(name) ?? { teeTimeId: randomUUID(), seq: 0 };
  rooms.set(name, room);
  room.seq++;
  return {
    type: "message" as const,
    id: randomUUID(),
    seq: room.seq,
    teeTimeId: room.teeTimeId,
    userId: room.teeTimeId,
    userName: "Maya Lindqvist",
    message,
    timestamp: new Date().toISOString(),
    clientId: null,
  };
}

export const roomOf = (url = "/"): string => new URL(url, "http://bench").searchParams.get("room") ?? "";
