import type { Db } from "@fourball/db/client";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { anyOf } from "@fourball/db/schema/columns";
import { fillMessages, users } from "@fourball/db/schema/index";
import type { Candidate } from "@fourball/domain/fill/plan";
import { and, gt, isNotNull } from "drizzle-orm";
import { clocksOf } from "../saved-search/golfer-clock.ts";
import type { Found } from "./found.ts";

type Planned = Pick<Found, "golferId" | "rank" | "why">;

/** With what the domain has to know of each: the clock, the quiet hours and the messages of the last seven days. */
export async function asCandidates(
  db: Db,
  found: readonly Planned[],
  { now, defaultTimeZone }: { now: Temporal.Instant; defaultTimeZone: string },
): Promise<Candidate[]> {
  const ids = found.map(({ golferId }) => golferId);
  const clocks = await clocksOf(db, ids, defaultTimeZone);
  const { id, quietFrom, quietTo } = users;
  const hours = await db.select({ id, quietFrom, quietTo }).from(users).where(anyOf(id, ids));
  const quiet = new Map(hours.map(({ id, quietFrom: from, quietTo: to }) => [id, from && to ? { from, to } : null]));
  const { userId, sentAt } = fillMessages;
  const week = toTimestamp(now.subtract({ hours: 7 * 24 }));
  const sent = await db
    .select({ userId, sentAt })
    .from(fillMessages)
    .where(and(anyOf(userId, ids), isNotNull(sentAt), gt(sentAt, week)));
  return found.flatMap(({ golferId, rank, why: { reason } }) => {
    const timeZone = clocks.get(golferId);
    const times = sent.flatMap((each) => (each.userId === golferId && each.sentAt ? [instantOf(each.sentAt)] : []));
    return timeZone ? [{ golferId, reason, rank, timeZone, quiet: quiet.get(golferId) ?? null, sentAt: times }] : [];
  });
}
