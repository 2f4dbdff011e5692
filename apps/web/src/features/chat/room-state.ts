import type { ChatMessage, PersonHere } from "@fourball/domain/chat/message";
import type { Outgoing } from "./outbox.ts";

/** As the golfer reads it: no connection, asking for a seat, in the room. */
export type Connection = "offline" | "authenticating" | "online";

type Trouble = {
  /** The server's own words, when it said any. */
  message: string;
  /** Nothing will be tried again: the server said no. */
  isFinal: boolean;
};

export type RoomState = {
  connection: Connection;
  trouble: Trouble | undefined;
  history: "loading" | "failed" | "ready";
  /** In the order of their numbers, each once. */
  lines: readonly ChatMessage[];
  earlier: "idle" | "loading" | "failed";
  /** The number of the last line that was read when the room was opened. */
  readUpTo: number;
  /** The same, if others had spoken since. */
  newAfter: number | undefined;
  /** What stands in the box. */
  text: string;
  outgoing: readonly Outgoing[];
  people: readonly PersonHere[];
  typing: readonly PersonHere[];
};

export const closedRoom: RoomState = {
  connection: "offline",
  trouble: undefined,
  history: "loading",
  lines: [],
  earlier: "idle",
  readUpTo: 0,
  newAfter: undefined,
  text: "",
  outgoing: [],
  people: [],
  typing: [],
};

/** What waits to be read: neither one's own words nor what the room notes. */
export const isByOthers = ({ type, userId }: ChatMessage, golferId: string): boolean => type === "message" && userId !== golferId;

/** Rooms count from 1, so what comes first here says whether there is more. */
export const hasEarlier = (lines: readonly ChatMessage[]): boolean => (lines[0]?.seq ?? 1) > 1;

export function withLines(lines: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(lines.map(({ seq }) => seq));
  const added = more.filter(({ seq }) => !known.has(seq));
  if (added.length === 0) return lines;
  const all = [...lines, ...added];
  const isInOrder = all.every(({ seq }, place) => place === 0 || seq > (all[place - 1]?.seq ?? 0));
  return isInOrder ? all : all.toSorted((one, other) => one.seq - other.seq);
}

/** The number before which lines are missing, though later ones up to `heard` came. Rooms have no gaps. */
export function gapBefore(lines: readonly ChatMessage[], heard: number): number | undefined {
  let expected = lines[0]?.seq ?? heard + 1;
  for (const { seq } of lines) {
    if (seq > heard) break;
    if (seq !== expected) return seq;
    expected++;
  }
  return expected <= heard ? heard + 1 : undefined;
}
