import { roundRatings, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asTexts } from "@fourball/db/select/expression";
import { jsonList } from "@fourball/db/select/json";
import { from } from "@fourball/db/select/tables";
import { PACES, USUAL, WAYS_ROUND } from "@fourball/domain/tee-time/reasons/constants";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

// Nothing here depends on the game that is listed, so PostgreSQL reads each once for a viewer.

const now = sql`${sql.placeholder("now")}::timestamptz`;
const game = alias(teeTimes, "own_game");
const spot = alias(teeTimeParticipants, "own_spot");
const fellow = alias(teeTimeParticipants, "fellow_spot");
const verdict = alias(roundRatings, "own_verdict");

/** The games that the viewer hosts or is confirmed in. */
const gamesOf = (viewer: SQL, condition: SQL): SQL => {
  const columns = sql`${game.id}, ${game.hostId}, ${game.date}, ${game.time}, ${game.teeOffAt}, ${game.preferences}`;
  return sql`(
    select ${columns} from ${teeTimes} as "own_game" where ${game.hostId} = ${viewer} and ${condition}
    union all select ${columns} from ${teeTimeParticipants} as "own_spot"
      join ${teeTimes} as "own_game" on ${game.id} = ${spot.teeTimeId}
      where ${spot.userId} = ${viewer} and ${spot.status} = 'confirmed' and ${condition}) as "own_game"`;
};

const counted = sql.raw(`array[${[...PACES, ...WAYS_ROUND].map((preference) => `'${preference}'`).join()}]`);

/** How and when the viewer's last rounds were played. */
export const lastRoundsOf = (viewer: SQL) =>
  jsonList(
    {
      preferences: asTexts(
        sql`array(select preference from unnest(${game.preferences}) preference where preference = any(${counted}))`,
      ),
      time: game.time,
    },
    from(
      gamesOf(
        viewer,
        sql`${game.status} = 'completed' and ${game.teeOffAt} > ${now} - ${sql.raw(`interval '${USUAL.days} days'`)}`,
      ),
    ),
    sql`order by ${game.teeOffAt} desc, ${game.id} limit ${sql.raw(String(USUAL.lastRounds))}`,
  );

/** The hours of the viewer's first games on the days to come, by date. */
export const timesByDay = (viewer: SQL): SQL => sql`(select jsonb_object_agg(day.date, day.time) from (
  select ${game.date} as date, min(${game.time}) as time
  from ${gamesOf(viewer, sql`${game.status} = 'active' and ${game.teeOffAt} > ${now} - interval '1 day'`)}
  group by ${game.date}) day)`;

/** With whom the viewer has played, and how often; rounds in which the viewer says that the other didn't play don't count. */
export const roundsByFellow = (viewer: SQL): SQL => sql`(select jsonb_object_agg(known.id, known.rounds) from (
  select other.id, count(*) as rounds
  from ${gamesOf(viewer, sql`${game.status} = 'completed'`)}
  cross join lateral (
    select ${game.hostId} as id
    union all select ${fellow.userId} from ${teeTimeParticipants} as "fellow_spot"
      where ${fellow.teeTimeId} = ${game.id} and ${fellow.status} = 'confirmed') other
  where other.id <> ${viewer} and not exists (select 1 from ${roundRatings} as "own_verdict"
    where ${verdict.teeTimeId} = ${game.id} and ${verdict.raterId} = ${viewer} and ${verdict.rateeId} = other.id
      and not ${verdict.playedTogether})
  group by other.id) known)`;
