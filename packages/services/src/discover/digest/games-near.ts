import type { Tx } from "@fourball/db/client";
import { golfCourses, notifiedGames, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { sql } from "drizzle-orm";
import { isKeptOutOf, isShownGame } from "../../core/access/hidden-games.ts";
import { unwantedByViewer } from "../../core/access/partners-of.ts";
import { distanceKm } from "../../games/course/course-columns.ts";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";
import type { Home } from "./home-query.ts";

/** How many games an email names. */
const NAMED = 5;

const value = sql.placeholder;
const now = sql`${value("now")}::timestamptz`;
const golfer = sql`${value("viewer")}::uuid`;
const within = sql`${golfCourses.latitude} between ${value("south")}::float8 and ${value("north")}::float8
  and ${golfCourses.longitude} between ${value("west")}::float8 and ${value("east")}::float8
  and ${distanceKm} <= ${value("radiusKm")}::float8`;
const inTown = sql`${golfCourses.city} = ${value("city")}::text and ${golfCourses.state} = ${value("state")}::text`;

const find = prepareSelect(
  {
    id: teeTimes.id,
    courseName: golfCourses.name,
    date: teeTimes.date,
    time: teeTimes.time,
    openSpots: asInteger(openSpotsSql),
    count: asInteger(sql`count(*) over ()`),
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${openSpotsSql} > 0
    and ${teeTimes.teeOffAt} > ${now} and ${teeTimes.teeOffAt} < ${now} + interval '7 days'
    and ${teeTimes.hostId} <> ${golfer} and not exists (select 1 from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.user_id = ${golfer})
    and ${isShownGame} and not ${isKeptOutOf} and ${teeTimes.hostId} not in ${unwantedByViewer}
    and not exists (select 1 from ${notifiedGames}
      where ${notifiedGames.teeTimeId} = ${teeTimes.id} and ${notifiedGames.userId} = ${golfer})
    and case when ${value("latitude")}::float8 is null then ${inTown} else ${within} end
  order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${sql.raw(String(NAMED))}`,
);

const nowhere = { latitude: null, longitude: null, south: null, north: null, west: null, east: null };

/** Public games of other golfers in the next days, with open spots, near a golfer's home, of which the golfer wasn't notified; the soonest. */
export function gamesNear(tx: Tx, home: Home, at: Temporal.Instant): Promise<RowOf<typeof find>[]> {
  const { latitude, longitude, city, state, id } = home;
  const radiusKm = RADIUS_KM.default;
  const here = latitude === null || longitude === null ? null : { latitude, longitude };
  const place = here ? { ...here, ...boxAround(here, radiusKm) } : nowhere;
  return find(tx, { viewer: id, now: at.toString(), city, state, radiusKm, ...place });
}
