import type { Db, Tx } from "@fourball/db/client";
import { jsonText } from "@fourball/db/expressions";
import { isoInstant, toTimestamp } from "@fourball/db/instants";
import { fillMessages, notifications, spotFills } from "@fourball/db/schema/index";
import type { FillEnd, FillState } from "@fourball/domain/fill/schema";
import { and, count, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { hasKind } from "../../notification/has-kind.ts";

const { answer, sentAt } = fillMessages;
const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** For the host: the latest fill of a game, with how many were written to and answered; null where there was none. */
export async function fillStateOf(db: Db, teeTimeId: string): Promise<FillState | null> {
  const [fill] = await db
    .select({
      fill: spotFills,
      sent: count(fillMessages.id),
      yes: countIf(eq(answer, "yes")),
      no: countIf(eq(answer, "no")),
      late: countIf(eq(answer, "late")),
    })
    .from(spotFills)
    .leftJoin(fillMessages, and(eq(fillMessages.teeTimeId, spotFills.teeTimeId), gte(sentAt, spotFills.startedAt)))
    .where(eq(spotFills.teeTimeId, teeTimeId))
    .groupBy(spotFills.teeTimeId);
  if (!fill) return null;
  const { mode, confirmsAtOnce, startedAt, nextWaveAt, endedAt, endReason } = fill.fill;
  return {
    mode,
    confirmsAtOnce,
    startedAt: isoInstant(startedAt),
    nextWaveAt: nextWaveAt && isoInstant(nextWaveAt),
    endedAt: endedAt && isoInstant(endedAt),
    endReason,
    sent: fill.sent,
    yes: fill.yes,
    no: fill.no,
    late: fill.late,
  };
}

export async function isRunning(db: Db, teeTimeId: string): Promise<boolean> {
  return (await db.$count(spotFills, and(eq(spotFills.teeTimeId, teeTimeId), isNull(spotFills.endedAt)))) > 0;
}

/**
 * Ends the fill of a locked game, also one in which everyone was written to and may still say yes: what isn't sent won't be, no
 * promise stays, and a message that waits goes with a spot that is gone.
 */
export async function endFill(tx: Tx, teeTimeId: string, endReason: FillEnd, now: Temporal.Instant): Promise<void> {
  const goesOn = or(isNull(spotFills.endReason), eq(spotFills.endReason, "used-up"));
  const ended = await tx
    .update(spotFills)
    .set({ endedAt: toTimestamp(now), endReason, nextWaveAt: null })
    .where(and(eq(spotFills.teeTimeId, teeTimeId), goesOn))
    .returning({ id: spotFills.teeTimeId });
  if (ended.length === 0) return;
  const ofGame = eq(fillMessages.teeTimeId, teeTimeId);
  await lockFillMessages(tx, ofGame);
  await tx.delete(fillMessages).where(and(ofGame, isNull(sentAt)));
  await tx.update(fillMessages).set({ promisedUntil: null }).where(ofGame);
  if (endReason !== "used-up") await dropOutdated(tx, { teeTimeId, kinds: ["spot-opened"] });
}

/** In one order wherever several change: a block changes messages of games that it doesn't lock, while their fills go on or end. */
export async function lockFillMessages(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const { id } = fillMessages;
  const locked = await tx.select({ id }).from(fillMessages).where(which).orderBy(id).for("update");
  return locked.map((message) => message.id);
}

/** From now on no message about an open spot names one of the two to the other. */
export async function forgetThrough(tx: Tx, pair: readonly [string, string]): Promise<void> {
  const { userId, throughId } = fillMessages;
  const messages = await lockFillMessages(tx, and(inArray(userId, pair), inArray(throughId, pair)));
  if (messages.length > 0) await tx.update(fillMessages).set({ throughId: null }).where(inArray(fillMessages.id, messages));
  const { id, content, recipientId } = notifications;
  const namesOther = inArray(jsonText(content, "golferId"), pair);
  // Locked in the same order as by golfers who read theirs, and by changes of games.
  const inOneOrder = tx
    .select({ id })
    .from(notifications)
    .where(and(inArray(recipientId, pair), hasKind(notifications, ["spot-opened"]), namesOther))
    .orderBy(id)
    .for("update");
  await tx
    .update(notifications)
    .set({ content: sql`${content} - 'golferId'` })
    .where(inArray(id, inOneOrder));
}
