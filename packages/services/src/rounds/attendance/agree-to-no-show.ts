import type { Tx } from "@fourball/db/client";
import { noShowShowsAt } from "@fourball/domain/attendance/windows";
import { stored } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { changeRecord } from "./lock-record.ts";
import type { LockedRound } from "./lock-round.ts";

/** From now on the golfer knows, and can dispute it before it shows. */
export async function agreeToNoShow(tx: Tx, { teeTime, record }: LockedRound, now: Temporal.Instant): Promise<void> {
  const showsAt = noShowShowsAt(now);
  await changeRecord(tx, record, { markOutcome: "agreed", showsAt: stored(showsAt) });
  const content = { kind: "no-show-recorded" as const, showsAt: showsAt.toString(), ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [record.userId], content);
}
