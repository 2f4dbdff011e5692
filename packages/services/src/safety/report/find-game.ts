import type { Db, Tx } from "@fourball/db/client";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { displayName } from "@fourball/domain/profile/name";
import type { EvidenceOf } from "@fourball/domain/report/evidence";
import { eq } from "drizzle-orm";
import { lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { golferRow } from "./find-golfer.ts";
import type { Reported } from "./reported.ts";

type Game = { teeTimeId: string; invite?: string | undefined };

/** A game that the viewer may see; its host is the one who is reported. */
export async function findReportedGame({ viewer }: MemberContext, tx: Tx, { teeTimeId, invite }: Game): Promise<Reported> {
  const { teeTime } = await lockVisibleTeeTime(tx, viewer, teeTimeId, invite);
  const { id, hostId, description } = teeTime;
  const host = await golferRow(tx, hostId);
  if (!host) throw fail("teeTimeNotFound");
  const evidence = { subject: "game" as const, name: displayName(host), game: await gameEvidence(tx, id), description };
  return { golferId: hostId, key: id, evidence, pictureHash: undefined };
}

export async function gameEvidence(db: Db, teeTimeId: string): Promise<EvidenceOf<"game">["game"]> {
  const [row] = await db
    .select({
      courseName: golfCourses.name,
      timeZone: golfCourses.timeZone,
      date: teeTimes.date,
      time: teeTimes.time,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .where(eq(teeTimes.id, teeTimeId));
  if (!row) throw fail("teeTimeNotFound");
  const { firstName, lastName, ...game } = row;
  return { teeTimeId, ...game, hostName: displayName({ firstName, lastName }) };
}
