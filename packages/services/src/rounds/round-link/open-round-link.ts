import { golfCourses, guestRequests, roundLinks, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asTexts } from "@fourball/db/select/expression";
import { instantOf } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { notFound } from "@fourball/domain/failure";
import { displayName } from "@fourball/domain/profile/name";
import { roundLinkEnd } from "@fourball/domain/round-link/end";
import { type OpenRoundLinkInput, ROUND_LINK_SPENT, type SharedRound } from "@fourball/domain/round-link/schema";
import { eq, sql } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { isRoundLinkToken } from "../../core/token/round-link-token.ts";
import { pictureColumns, pictureOf } from "../../games/tee-time/game-picture.ts";

const isConfirmed = sql`p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed'`;
const plays = sql`(${teeTimes.hostId} = ${users.id} or exists (
  select 1 from ${teeTimeParticipants} p where ${isConfirmed} and p.user_id = ${users.id}))`;

/** First names only, of guests and friends too. */
const others = asTexts(sql`array(
  select coalesce(other.name, 'Golfer') from (
    select h.first_name as name, 0 as part, null::timestamptz as since, h.id, 0::bigint as friend from ${users} h
      where h.id = ${teeTimes.hostId} and h.id <> ${users.id}
    union all select u.first_name, 1, p.joined_at, p.id, 0 from ${teeTimeParticipants} p join ${users} u on u.id = p.user_id
      where ${isConfirmed} and u.id <> ${users.id}
    union all select split_part(f.name, ' ', 1), 1, p.joined_at, p.id, f.number from ${teeTimeParticipants} p
      cross join unnest(p.friends) with ordinality as f(name, number) where ${isConfirmed}
    union all select split_part(g.guest_name, ' ', 1), 2, g.created_at, g.id, 0 from ${guestRequests} g
      where g.tee_time_id = ${teeTimes.id} and g.status = 'approved'
  ) other order by other.part, other.since, other.id, other.friend)`);

const find = prepareSelect(
  {
    firstName: users.firstName,
    courseName: golfCourses.name,
    location: golfCourses.location,
    phone: golfCourses.phone,
    timeZone: golfCourses.timeZone,
    ...pictureColumns,
    latitude: asFloat(golfCourses.latitude),
    longitude: asFloat(golfCourses.longitude),
    isCancelled: asBoolean(eq(teeTimes.status, "cancelled")),
    others,
  },
  from(roundLinks)
    .join(users, eq(users.id, roundLinks.userId))
    .join(teeTimes, eq(teeTimes.id, roundLinks.teeTimeId))
    .join(golfCourses, eq(golfCourses.id, teeTimes.courseId)),
  sql`where ${roundLinks.id} = ${sql.placeholder("id")}::uuid and ${plays}
    and ${users.deletedAt} is null and ${isNotSuspended}`,
);

/** A round as its golfer shares it, for anyone with the link: until it ends, and while the golfer plays in it. */
export async function openRoundLink({ db, clock }: ServiceContext, { id, token }: OpenRoundLinkInput): Promise<SharedRound> {
  const isKnown = await isRoundLinkToken(db, id, token);
  const [row] = isKnown ? await find(db, { id }) : [];
  if (!row) throw linkIsSpent();
  const { firstName, courseName, location, phone, timeZone, date, time, isCancelled, others: group } = row;
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
    others: group,
    endsAt: end.toString(),
  };
}

const linkIsSpent = () => notFound(ROUND_LINK_SPENT);
