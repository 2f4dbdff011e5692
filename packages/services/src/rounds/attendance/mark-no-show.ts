import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { arrivals, teeTimeParticipants, users } from "@fourball/db/schema/index";
import type { MarkState } from "@fourball/domain/attendance/entry";
import type { RoundAttendance, RoundPlayerInput } from "@fourball/domain/attendance/schema";
import { answersCloseAt, assertCanMark, noShowShowsAt } from "@fourball/domain/attendance/windows";
import { fail } from "@fourball/domain/failure";
import { timeInWords } from "@fourball/domain/in-words";
import { and, eq, isNull, ne } from "drizzle-orm";
import { requireHost } from "../../core/access/require-host.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { readRound } from "./get-round-attendance.ts";
import { changeRecord, lockedMarkState } from "./lock-record.ts";
import { type LockedRound, lockRound, settleRound } from "./lock-round.ts";
import { noteAttendanceSaid } from "./say-everyone-came.ts";

/**
 * The host says that a player didn't come. Another player has to agree, where there is one; only then the golfer hears of it.
 * Saying it again changes nothing.
 */
export async function markNoShow(ctx: MemberContext, input: RoundPlayerInput): Promise<RoundAttendance> {
  await settleRound(ctx, input.teeTimeId);
  const now = ctx.clock.now();
  const answer = await ctx.db.transaction(async (tx) => {
    const round = await lockRound(tx, ctx, input, ({ teeTime }) => {
      requireHost(ctx.viewer, teeTime);
      assertCanMark(teeTime, now);
      if (input.userId === ctx.viewer.id) throw fail("markOfYourself");
    });
    const state = lockedMarkState(round.record, now);
    if (state === "none") {
      await assertNotArrived(tx, round);
      await mark(tx, round, now);
    } else assertNotEnded(state);
    return readRound({ ...ctx, db: tx }, round.teeTime);
  });
  await publishChange(ctx, input.teeTimeId, "spots", { isOfGroup: true });
  return answer;
}

/** A mark that has ended isn't made again, so that no one is asked twice. */
function assertNotEnded(state: MarkState): void {
  if (state === "denied") throw fail("markDenied");
  if (state === "taken-back") throw fail("markTakenBack");
  if (state === "arrived") throw fail("arrivedAlready");
  if (state === "removed") throw fail("markRemoved");
}

/** The player's own word, given at the course, goes before the host's. */
async function assertNotArrived(tx: Tx, { teeTime, record }: LockedRound): Promise<void> {
  const [arrived] = await tx
    .select({ at: arrivals.arrivedAt, firstName: users.firstName })
    .from(arrivals)
    .innerJoin(users, eq(users.id, arrivals.userId))
    .where(and(eq(arrivals.teeTimeId, teeTime.id), eq(arrivals.userId, record.userId)));
  if (!arrived) return;
  const at = Temporal.Instant.fromEpochMilliseconds(arrived.at.getTime()).toZonedDateTimeISO(teeTime.timeZone);
  const time = timeInWords(at.toPlainTime().toString({ smallestUnit: "minute" }));
  throw fail("arrivalSaid", { values: { golfer: arrived.firstName ?? "This golfer", time } });
}

async function mark(tx: Tx, round: LockedRound, now: Temporal.Instant): Promise<void> {
  const { teeTime, record } = round;
  await changeRecord(tx, record, { kind: "no-show", markedAt: toTimestamp(now) });
  await noteAttendanceSaid(tx, teeTime.id, now);
  const witnesses = await findWitnesses(tx, record);
  if (witnesses.length === 0) return agreeToNoShow(tx, round, now);
  const answerBy = answersCloseAt(now).toString();
  const content = { kind: "no-show-question" as const, golferId: record.userId, answerBy, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, witnesses, content);
}

/** The other players of a game besides its host, who can say whether a golfer came. Guests have no account to say it with. */
async function findWitnesses(tx: Tx, { teeTimeId, userId }: { teeTimeId: string; userId: string }): Promise<string[]> {
  const players = await tx
    .select({ id: users.id })
    .from(teeTimeParticipants)
    .innerJoin(users, eq(users.id, teeTimeParticipants.userId))
    .where(
      and(
        eq(teeTimeParticipants.teeTimeId, teeTimeId),
        eq(teeTimeParticipants.status, "confirmed"),
        ne(users.id, userId),
        isNull(users.deletedAt),
        isNotSuspended,
      ),
    )
    .orderBy(users.id);
  return players.map(({ id }) => id);
}

/** From now on the golfer knows, and can dispute it before it shows. */
export async function agreeToNoShow(tx: Tx, { teeTime, record }: LockedRound, now: Temporal.Instant): Promise<void> {
  const showsAt = noShowShowsAt(now);
  await changeRecord(tx, record, { markOutcome: "agreed", showsAt: toTimestamp(showsAt) });
  const content = { kind: "no-show-recorded" as const, showsAt: showsAt.toString(), ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [record.userId], content);
}
