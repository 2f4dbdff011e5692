import { prepareSql } from "@fourball/db/prepared-sql";
import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Course } from "@fourball/domain/course/schema";
import { notFound } from "@fourball/domain/failure";
import { isOver } from "@fourball/domain/tee-time/completion";
import type { OpenTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import { sql } from "drizzle-orm";
import { courseColumns } from "../course/course-columns.ts";
import { completeGame } from "../life/complete-games.ts";
import { attempt } from "../life/job.ts";
import { named } from "../named-columns.ts";
import type { MemberContext } from "../service-context.ts";
import { type CardRow, cardColumns, cardTables } from "./card-columns.ts";
import { cardOfRow } from "./card-of-row.ts";
import { findOverlap } from "./find-overlap.ts";

type DetailRow = CardRow & {
  cancelReason: string | null;
  inviteToken: string | null;
  waitlistCount: number;
  guests: TeeTimeDetail["guests"];
  wholeCourse: Course;
};

const findDetail = prepareSql<DetailRow>(sql`
  select ${named(cardColumns)}, ${named({ cancelReason: teeTimes.cancelReason, inviteToken: teeTimes.inviteToken })},
    (select count(*)::int from ${teeTimeParticipants} w where w.tee_time_id = ${teeTimes.id}
      and w.status = 'pending' and w.waitlisted_at is not null) as "waitlistCount",
    coalesce((select json_agg(json_build_object('id', g.id, 'guestName', g.guest_name) order by g.created_at, g.id)
      from ${guestRequests} g where g.tee_time_id = ${teeTimes.id} and g.status = 'approved'), '[]'::json) as "guests",
    (select to_json(c) from (select ${named(courseColumns)}) c) as "wholeCourse"
  from ${cardTables} where ${teeTimes.id} = ${sql.placeholder("id")}::uuid`);

/** The whole of one game, for whoever may know of it; 404 `Tee time not found` for everyone else. */
export async function getTeeTime(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  const row = await readSettled(ctx, teeTimeId);
  assertSees(row, row.viewerStatus, invite);
  const card = cardOfRow(row);
  const playsOrMight = row.status === "active" && row.viewerStatus !== "declined";
  return {
    ...card,
    course: row.wholeCourse,
    cancelReason: row.cancelReason,
    waitlistCount: row.waitlistCount,
    guests: row.guests,
    overlap: playsOrMight
      ? await findOverlap(ctx.db, {
          golferId: ctx.viewer.id,
          teeOffAt: card.teeOffAt,
          except: card.id,
        })
      : null,
    inviteToken: row.viewerStatus === "host" ? row.inviteToken : null,
  };
}

/** A round that is over is completed before it is shown. */
async function readSettled(ctx: MemberContext, id: string): Promise<DetailRow> {
  const read = async () => (await findDetail(ctx.db, { id, viewer: ctx.viewer.id }))[0];
  const row = await read();
  if (!row) throw notFound("Tee time not found");
  const { status, teeOffAt } = cardOfRow(row);
  if (status !== "active" || !isOver({ teeOffAt: Temporal.Instant.from(teeOffAt) }, ctx.clock.now())) return row;
  await attempt(ctx, () => completeGame(ctx, id));
  return (await read()) ?? row;
}
