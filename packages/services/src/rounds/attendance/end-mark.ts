import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import type { MarkState } from "@fourball/domain/attendance/entry";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { dropQuestion } from "./answer-no-show.ts";
import { changeRecord } from "./lock-record.ts";
import type { LockedRound } from "./lock-round.ts";

type Ending = { state: MarkState; outcome: "taken-back" | "arrived"; now: Temporal.Instant };

/** The host's word that a player didn't come no longer counts. A golfer who had heard of it is notified. */
export async function endMark(
  tx: Tx,
  { teeTime, record }: Pick<LockedRound, "teeTime" | "record">,
  { state, outcome, now }: Ending,
): Promise<void> {
  const decided = state === "disputed" && { decision: "removed" as const, decidedAt: toTimestamp(now) };
  await changeRecord(tx, record, { kind: "showed-up", markOutcome: outcome, showsAt: null, ...decided });
  await dropQuestion(tx, record);
  if (state === "asked") return;
  const content = { kind: "record-settled" as const, entry: "no-show" as const, decision: "removed" as const, isOfPlayer: false };
  await enqueueNotifications(tx, teeTime.id, [record.userId], { ...content, ...roundOf(teeTime) });
}
