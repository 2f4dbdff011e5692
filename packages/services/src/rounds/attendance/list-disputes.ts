import type { Db } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { attendanceRecords, golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { type DisputePage, type ListDisputesInput, listDisputesInput } from "@fourball/domain/attendance/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, eq, exists, isNotNull, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";

const record = attendanceRecords;
const host = alias(users, "host");

const isOpen = and(isNotNull(record.disputedAt), isNull(record.decision));

function findPage(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const player = teeTimeParticipants;
  const isOther = and(eq(player.teeTimeId, record.teeTimeId), eq(player.status, "confirmed"), ne(player.userId, record.userId));
  return db
    .select({
      id: record.id,
      teeTimeId: record.teeTimeId,
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
      teeOffAt: teeTimes.teeOffAt,
      kind: record.kind,
      golferId: users.id,
      golfer: { firstName: users.firstName, lastName: users.lastName },
      host: { firstName: host.firstName, lastName: host.lastName },
      withdrawnAt: record.withdrawnAt,
      dispute: record.dispute,
      disputedAt: record.disputedAt,
      hasOthers: exists(db.select({ id: player.id }).from(player).where(isOther)).mapWith(Boolean),
    })
    .from(record)
    .innerJoin(users, eq(users.id, record.userId))
    .innerJoin(teeTimes, eq(teeTimes.id, record.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(host, eq(host.id, teeTimes.hostId))
    .where(isOpen)
    .orderBy(record.disputedAt, record.id)
    .limit(limit)
    .offset(offset);
}

/** What golfers dispute and no admin has decided, the oldest first. */
export async function listDisputes(ctx: MemberContext, input: ListDisputesInput): Promise<DisputePage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, listDisputesInput.parse(input));
  return { items: rows.map(disputeOfRow), total: await ctx.db.$count(record, isOpen) };
}

type Row = Awaited<ReturnType<typeof findPage>>[number];

function disputeOfRow({ golfer, host, hasOthers, dispute, disputedAt, ...entry }: Row): DisputePage["items"][number] {
  if (dispute === null || disputedAt === null) throw new Error("a dispute without its words or moment");
  return {
    ...entry,
    dispute,
    golferName: displayName(golfer),
    hostName: displayName(host),
    teeOffAt: isoInstant(entry.teeOffAt),
    withdrawnAt: entry.withdrawnAt && isoInstant(entry.withdrawnAt),
    disputedAt: isoInstant(disputedAt),
    // Of a no-show: whether another player of the round could agree, and so did.
    hadWitness: entry.kind === "no-show" && hasOthers,
  };
}
