import type { ChatMessage, PersonHere } from "@fourball/domain/chat/message";
import type { PendingMessage } from "./pending-messages.ts";

/** The connection as shown to the golfer. */
export type Connection = "offline" | "authenticating" | "online";

type Trouble = {
  /** The server's message, if any. */
  message: string;
  /** What follows: it reconnects, the session is over, or the server refused for good. */
  kind: "lost" | "signed-out" | "refused";
};

export type RoomState = {
  connection: Connection;
  trouble: Trouble | undefined;
  history: "loading" | "failed" | "ready";
  /** In order of `seq`, without duplicates. */
  messages: readonly ChatMessage[];
  earlier: "idle" | "loading" | "failed";
  /** The last message that was read when the room was opened. */
  readUpTo: number;
  /** The same, if there were newer messages by others. */
  newAfter: number | undefined;
  /** The last message that everyone else in the game has read. */
  seenUpTo: number;
  /** The draft in the box. */
  text: string;
  pendingMessages: readonly PendingMessage[];
  people: readonly PersonHere[];
  typing: readonly PersonHere[];
};

export const closedRoom: RoomState = {
  connection: "offline",
  trouble: undefined,
  history: "loading",
  messages: [],
  earlier: "idle",
  readUpTo: 0,
  newAfter: undefined,
  seenUpTo: 0,
  text: "",
  pendingMessages: [],
  people: [],
  typing: [],
};

/** Whether it counts as unread: neither the golfer's own nor a system note. */
export const isByOthers = ({ type, userId }: ChatMessage, golferId: string): boolean => type === "message" && userId !== golferId;

/** `seq` starts at 1. */
export const hasEarlier = (messages: readonly ChatMessage[]): boolean => (messages[0]?.seq ?? 1) > 1;

export function mergeMessages(messages: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(messages.map(({ seq }) => seq));
  const added = more.filter(({ seq }) => !known.has(seq));
  if (added.length === 0) return messages;
  const all = [...messages, ...added];
  const isInOrder = all.every(({ seq }, place) => place === 0 || seq > (all[place - 1]?.seq ?? 0));
  return isInOrder ? all : all.toSorted((one, other) => one.seq - other.seq);
}

/** The `seq` before which messages are missing, although later ones up to `received` came. Rooms have no gaps. */
export function gapBefore(messages: readonly ChatMessage[], received: number): number | undefined {
  let expected = messages[0]?.seq ?? received + 1;
  for (const { seq } of messages) {
    if (seq > received) break;
    if (seq !== expected) return seq;
    expected++;
  }
  return expected <= received ? received + 1 : undefined;
}
