import { flag } from "@fourball/db/expressions";
import { instantOf } from "@fourball/db/instants";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, roundLinks, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { firstNamesOf } from "@fourball/domain/participation/first-names";
import { displayName } from "@fourball/domain/profile/name";
import { roundLinkEnd } from "@fourball/domain/round-link/end";
import type { OpenRoundLinkInput, SharedRound } from "@fourball/domain/round-link/schema";
import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isRoundLinkToken } from "../../core/token/round-link-token.ts";
import { pictureColumns, pictureOf } from "../../games/tee-time/game-picture.ts";
import { groupColumns, host } from "../group-columns.ts";

const spot = alias(teeTimeParticipants, "spot");

const ownSpot = builder
  .select({ id: spot.id })
  .from(spot)
  .where(and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed"), eq(spot.userId, users.id)));

const find = prepareOnce((db) =>
  db
    .select({
      golferId: users.id,
      firstName: users.firstName,
      courseName: golfCourses.name,
      location: golfCourses.location,
      phone: golfCourses.phone,
      timeZone: golfCourses.timeZone,
      ...pictureColumns,
      isCancelled: flag(eq(teeTimes.status, "cancelled")),
      ...groupColumns,
    })
    .from(roundLinks)
    .innerJoin(users, eq(users.id, roundLinks.userId))
    .innerJoin(teeTimes, eq(teeTimes.id, roundLinks.teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(host, eq(host.id, teeTimes.hostId))
    .where(
      and(
        eq(roundLinks.id, sql.placeholder("id")),
        or(eq(teeTimes.hostId, users.id), exists(ownSpot)),
        isNull(users.deletedAt),
        isNotSuspended,
      ),
    ),
);

/** A round as its golfer shares it, for anyone with the link: until it ends, and while the golfer plays in it. */
export async function openRoundLink({ db, clock }: ServiceContext, { id, token }: OpenRoundLinkInput): Promise<SharedRound> {
  const isKnown = await isRoundLinkToken(db, id, token);
  const [row] = isKnown ? await find(db, { id }) : [];
  if (!row) throw linkIsSpent();
  const { firstName, courseName, location, phone, timeZone, date, time, isCancelled } = row;
  const end = roundLinkEnd({ teeOffAt: instantOf(row.teeOffAt) });
  if (Temporal.Instant.compare(end, clock.now()) <= 0) throw linkIsSpent();
  return {
    golferName: displayName({ firstName, lastName: null }),
    courseName,
    location,
    phone,
    date,
    time,
    timeZone,
    ...pictureOf(row),
    isCancelled,
    others: firstNamesOf(row, (id) => id === row.golferId),
    endsAt: end.toString(),
  };
}

const linkIsSpent = () => fail("linkOver");
