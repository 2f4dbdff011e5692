import { attendanceRecords, golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asText, present } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type DisputePage, type ListDisputesInput, listDisputesInput } from "@fourball/domain/attendance/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";

const record = attendanceRecords;
const host = alias(users, "host");

/** Of a no-show: whether another player of the round could agree, and so did. */
const hadWitness = sql`${record.kind} = 'no-show' and exists (select 1 from tee_time_participants p
  where p.tee_time_id = ${record.teeTimeId} and p.status = 'confirmed' and p.user_id <> ${record.userId})`;

const findPage = prepareSelect(
  {
    id: record.id,
    teeTimeId: record.teeTimeId,
    courseName: golfCourses.name,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
    teeOffAt: teeTimes.teeOffAt,
    kind: record.kind,
    golferId: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    hostFirstName: asText(host.firstName),
    hostLastName: asText(host.lastName),
    withdrawnAt: record.withdrawnAt,
    dispute: present(record.dispute),
    disputedAt: present(record.disputedAt),
    hadWitness: asBoolean(hadWitness),
  },
  from(record)
    .join(users, sql`${users.id} = ${record.userId}`)
    .join(teeTimes, sql`${teeTimes.id} = ${record.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
    .join(host, sql`${host.id} = ${teeTimes.hostId}`, sql`${users} as "host"`),
  sql`where ${record.disputedAt} is not null and ${record.decision} is null
    order by ${record.disputedAt}, ${record.id}
    limit ${sql.placeholder("limit")}::int offset ${sql.placeholder("offset")}::int`,
);

/** What golfers dispute and no admin has decided, the oldest first. */
export async function listDisputes(ctx: MemberContext, input: ListDisputesInput): Promise<DisputePage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, listDisputesInput.parse(input));
  const items = rows.map(({ firstName, lastName, hostFirstName, hostLastName, ...entry }) => ({
    ...entry,
    golferName: displayName({ firstName, lastName }),
    hostName: displayName({ firstName: hostFirstName, lastName: hostLastName }),
    teeOffAt: isoInstant(entry.teeOffAt),
    withdrawnAt: entry.withdrawnAt && isoInstant(entry.withdrawnAt),
    disputedAt: isoInstant(entry.disputedAt),
  }));
  return { items, total: await ctx.db.$count(record, and(isNotNull(record.disputedAt), isNull(record.decision))) };
}
