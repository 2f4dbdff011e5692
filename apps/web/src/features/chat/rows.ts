import type { ChatMessage } from "@fourball/domain/chat/message";
import type { Outgoing } from "./outbox.ts";
import { isByOthers } from "./room-state.ts";

/** What stands in the list, from the oldest to the newest. */
export type Row =
  | { kind: "divider"; key: string }
  | { kind: "note"; key: string; line: ChatMessage }
  /** `opens` a run of messages by the same golfer, which names them once. */
  | { kind: "said"; key: string; line: ChatMessage; isOwn: boolean; opens: boolean }
  | { kind: "sending"; key: string; outgoing: Outgoing; opens: boolean };

const RUN_MS = 5 * 60_000;

const continues = (before: Row | undefined, line: ChatMessage): boolean =>
  before?.kind === "said" &&
  before.line.userId === line.userId &&
  Date.parse(line.timestamp) - Date.parse(before.line.timestamp) < RUN_MS;

type Viewed = { lines: readonly ChatMessage[]; outgoing: readonly Outgoing[]; golferId: string; newAfter: number | undefined };

export function rowsOf({ lines, outgoing, golferId, newAfter }: Viewed): Row[] {
  const rows: Row[] = [];
  let isDivided = newAfter === undefined;
  for (const line of lines) {
    if (!isDivided && line.seq > (newAfter ?? 0) && isByOthers(line, golferId)) {
      rows.push({ kind: "divider", key: "new" });
      isDivided = true;
    }
    if (line.type !== "message") rows.push({ kind: "note", key: line.id, line });
    else {
      const isOwn = line.userId === golferId;
      // One's own keeps the place that it had on its way.
      const key = (isOwn && line.clientId) || line.id;
      rows.push({ kind: "said", key, line, isOwn, opens: !continues(rows.at(-1), line) });
    }
  }
  for (const each of outgoing) {
    const before = rows.at(-1);
    const follows = before?.kind === "sending" || (before?.kind === "said" && before.isOwn);
    rows.push({ kind: "sending", key: each.clientId, outgoing: each, opens: !follows });
  }
  return rows;
}
