import type { ChatMessage } from "@fourball/domain/chat/message";
import type { PendingMessage } from "../state/pending-messages.ts";
import { hasEarlier, isByOthers } from "../state/room-state.ts";

/** The rows of the list, oldest first. */
export type Row =
  | { kind: "divider"; key: string }
  /** Before the first of a day on the viewer's calendar. */
  | { kind: "day"; key: string; date: string }
  | { kind: "note"; key: string; message: ChatMessage }
  /** `opens` a run of messages by the same golfer, which names them once. `isSeen` is the golfer's own last one that all have read. */
  | { kind: "message"; key: string; message: ChatMessage; isOwn: boolean; opens: boolean; isSeen: boolean }
  /** Messages by golfers whom the viewer blocked, up to the next of somebody else. */
  | { kind: "folded"; key: string; messages: readonly ChatMessage[] }
  | { kind: "sending"; key: string; pending: PendingMessage; opens: boolean };

const RUN_MS = 5 * 60_000;

const dateOf = ({ timestamp }: ChatMessage): string =>
  Temporal.Instant.from(timestamp).toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString();

const continues = (before: Row | undefined, message: ChatMessage): boolean =>
  before?.kind === "message" &&
  before.message.userId === message.userId &&
  Date.parse(message.timestamp) - Date.parse(before.message.timestamp) < RUN_MS;

function fold(rows: Row[], message: ChatMessage): void {
  const before = rows.at(-1);
  if (before?.kind === "folded") rows[rows.length - 1] = { ...before, messages: [...before.messages, message] };
  else rows.push({ kind: "folded", key: message.id, messages: [message] });
}

type Viewed = {
  messages: readonly ChatMessage[];
  pendingMessages: readonly PendingMessage[];
  golferId: string;
  newAfter: number | undefined;
  seenUpTo: number;
  /** The golfers whom the viewer blocked. */
  blocked: ReadonlySet<string>;
};

export function rowsOf({ messages, pendingMessages, golferId, newAfter, seenUpTo, blocked }: Viewed): Row[] {
  const rows: Row[] = [];
  const ownLast = messages.findLast(({ type, userId }) => type === "message" && userId === golferId)?.seq ?? 0;
  // While the first unread message is not loaded, its divider would move with every page of earlier messages, and the list with it.
  let isDivided = newAfter === undefined || (messages[0]?.seq ?? 1) > newAfter + 1;
  let heldBack = 0;
  let day: string | undefined;
  for (const [place, message] of messages.entries()) {
    const date = dateOf(message);
    if (date !== day) rows.push({ kind: "day", key: date, date });
    day = date;
    if (!isDivided && message.seq > (newAfter ?? 0) && isByOthers(message, golferId)) {
      rows.push({ kind: "divider", key: "new" });
      isDivided = true;
    }
    if (message.type !== "message") rows.push({ kind: "note", key: message.id, message });
    else if (message.userId !== null && blocked.has(message.userId)) fold(rows, message);
    else {
      const isOwn = message.userId === golferId;
      // An own message keeps the key that it had while pending.
      const key = (isOwn && message.clientId) || message.id;
      const isSeen = message.seq === ownLast && ownLast <= seenUpTo && pendingMessages.length === 0;
      rows.push({ kind: "message", key, message, isOwn, opens: !continues(rows.at(-1), message), isSeen });
    }
    // Whether the first opens a run is unknown until the one before it is loaded. Shown now, it would lose its name then, and the list would jump.
    if (place === 0 && hasEarlier(messages)) heldBack = rows.length;
  }
  for (const each of pendingMessages) {
    const before = rows.at(-1);
    const follows = before?.kind === "sending" || (before?.kind === "message" && before.isOwn);
    rows.push({ kind: "sending", key: each.clientId, pending: each, opens: !follows });
  }
  return rows.slice(heldBack);
}
