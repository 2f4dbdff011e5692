import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimes } from "@fourball/db/schema/index";
import type { Course } from "@fourball/domain/course/schema";
import { notFound } from "@fourball/domain/failure";
import type { OpenTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import { sql } from "drizzle-orm";
import { courseColumns } from "../course/course-columns.ts";
import { named } from "../named-columns.ts";
import type { MemberContext } from "../service-context.ts";
import { type CardRow, cardColumns, cardTables } from "./card-columns.ts";
import { cardOfRow } from "./card-of-row.ts";
import { findOverlap } from "./find-overlap.ts";

type DetailRow = CardRow & {
  cancelReason: string | null;
  inviteToken: string | null;
  wholeCourse: Course;
};

const findDetail = prepareSql<DetailRow>(sql`
  select ${named(cardColumns)}, ${named({ cancelReason: teeTimes.cancelReason, inviteToken: teeTimes.inviteToken })},
    (select to_json(c) from (select ${named(courseColumns)}) c) as "wholeCourse"
  from ${cardTables} where ${teeTimes.id} = ${sql.placeholder("id")}::uuid`);

/** The whole of one game, for whoever may know of it; 404 `Tee time not found` for everyone else. */
export async function getTeeTime(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<TeeTimeDetail> {
  const [row] = await findDetail(ctx.db, {
    id: teeTimeId,
    viewer: ctx.viewer.id,
  });
  if (!row) throw notFound("Tee time not found");
  assertSees(row, row.viewerStatus, invite);
  const card = cardOfRow(row);
  const playsOrMight = row.status === "active" && row.viewerStatus !== "declined";
  return {
    ...card,
    course: row.wholeCourse,
    cancelReason: row.cancelReason,
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
