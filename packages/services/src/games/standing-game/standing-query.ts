import {
  golfCourses,
  standingDates,
  standingGames,
  standingRegulars,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { asFloat, asOneOf, onlyIf } from "@fourball/db/select/expression";
import { jsonList, jsonObject } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { SHOWN_DATES, STANDING_DATE_STATES } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs } from "@fourball/domain/standing-game/dates";
import { inTurnOrder } from "@fourball/domain/standing-game/rotation";
import type { StandingDate, StandingGame } from "@fourball/domain/standing-game/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";
import { courseCardColumns } from "../course/course-columns.ts";

const host = alias(users, "host");

const golferColumns = <Golfer extends typeof host | typeof users>(golfer: Golfer) => ({
  userId: golfer.id,
  firstName: golfer.firstName,
  lastName: shownLastName(golfer),
  profileImageUrl: golfer.profileImageUrl,
  handicap: asFloat(golfer.handicap),
});

const regulars = jsonList(
  { ...golferColumns(users), turns: standingRegulars.turns, lastTurnOn: standingRegulars.lastTurnOn },
  from(standingRegulars).join(users, sql`${users.id} = ${standingRegulars.userId}`),
  sql`where ${standingRegulars.standingGameId} = ${standingGames.id} and ${standingRegulars.leftAt} is null
    and ${users.deletedAt} is null and ${isNotSuspended} and ${users.id} not in ${golfersAcrossBlocks}`,
);

/** Its host and its regulars open the game of a date; a cancelled one, those who take part in it. */
const mayOpen = sql`(${teeTimes.status} <> 'cancelled' or ${teeTimes.hostId} = ${viewer} or exists (select 1 from ${teeTimeParticipants}
  where ${teeTimeParticipants.teeTimeId} = ${teeTimes.id} and ${teeTimeParticipants.userId} = ${viewer}
    and ${teeTimeParticipants.status} <> 'declined'))`;

const isOff = sql`(${standingDates.skippedAt} is not null or ${teeTimes.status} = 'cancelled')`;

/** The dates that have a tee time or were skipped; the others follow from the rule. */
const knownDates = jsonList(
  {
    date: standingDates.date,
    teeTimeId: onlyIf(mayOpen, teeTimes.id),
    state: asOneOf(STANDING_DATE_STATES, sql`case when ${isOff} then 'skipped' else 'posted' end`),
  },
  from(standingDates).leftJoin(teeTimes, sql`${teeTimes.id} = ${standingDates.teeTimeId}`),
  sql`where ${standingDates.standingGameId} = ${standingGames.id} and ${standingDates.date} >= ${sql.placeholder("today")}::date`,
);

const columns = {
  id: standingGames.id,
  host: jsonObject(golferColumns(host)),
  courseId: standingGames.courseId,
  course: jsonObject(courseCardColumns),
  place: jsonObject({
    latitude: asFloat(golfCourses.latitude),
    longitude: asFloat(golfCourses.longitude),
    state: golfCourses.state,
    country: golfCourses.country,
  }),
  frequency: standingGames.frequency,
  startsOn: standingGames.startsOn,
  time: standingGames.time,
  totalSlots: standingGames.totalSlots,
  preferences: standingGames.preferences,
  mood: standingGames.mood,
  moodEmoji: standingGames.moodEmoji,
  isPublic: standingGames.isPublic,
  regulars,
  knownDates,
};

/** Its values are `standingValues`, besides those of the condition. */
export const prepareStandingGames = (where: SQL) =>
  prepareSelect(
    columns,
    from(standingGames)
      .join(golfCourses, sql`${golfCourses.id} = ${standingGames.courseId}`)
      .join(host, sql`${host.id} = ${standingGames.hostId}`, sql`${users} as "host"`),
    sql`where ${standingGames.endedAt} is null and (${where}) and ${standingGames.hostId} not in ${golfersAcrossBlocks}
      order by ${standingGames.createdAt}, ${standingGames.id}`,
  );

type Reading = { viewer: { id: string }; clock: { now(): Temporal.Instant } };

// A day before, for every time zone.
export const standingValues = ({ viewer, clock }: Reading) => ({
  viewer: viewer.id,
  today: clock.now().subtract({ hours: 24 }).toString().slice(0, 10),
});

export function standingGameOfRow(
  { knownDates, place, preferences, ...row }: Stored<typeof columns>,
  now: Temporal.Instant,
): StandingGame {
  const { frequency, startsOn, time, totalSlots, course } = row;
  const rule = { frequency, startsOn, time, timeZone: course.timeZone };
  const known = new Map(knownDates.map((each) => [each.date, each]));
  const dates = nextTeeOffs(rule, now, SHOWN_DATES).map((teeOff): StandingDate => {
    const date = teeOff.toPlainDate().toString();
    const { state, teeTimeId } = known.get(date) ?? { state: "planned" as const, teeTimeId: null };
    return { date, teeOffAt: teeOff.toInstant().toString(), state, teeTimeId };
  });
  const regulars = inTurnOrder(row.regulars).map(({ turns, lastTurnOn, ...golfer }) => golfer);
  const [next] = dates;
  if (!next) throw new Error("a rule has no next date");
  return { ...row, sky: skyOfGame({ course: place, time, preferences, totalSlots, ...next }), regulars, dates };
}
