import { builder } from "@fourball/db/prepare-once";
import { roundRatings, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asTexts } from "@fourball/db/select/expression";
import { jsonList } from "@fourball/db/select/json";
import { from } from "@fourball/db/select/tables";
import { PACES, USUAL, WAYS_ROUND } from "@fourball/domain/tee-time/reasons/constants";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

// Nothing here depends on the game that is listed, so PostgreSQL reads each once for a viewer.

const now = sql`${sql.placeholder("now")}::timestamptz`;
const game = alias(teeTimes, "own_game");
const spot = alias(teeTimeParticipants, "own_spot");
const fellow = alias(teeTimeParticipants, "fellow_spot");
const verdict = alias(roundRatings, "own_verdict");

/** The games that the viewer hosts or is confirmed in; the columns of `game` are theirs. */
function gamesOf(viewer: SQL, condition: SQL | undefined): SQL {
  const { id, hostId, date, time, teeOffAt, preferences } = game;
  const columns = { id, hostId, date, time, teeOffAt, preferences };
  const hosted = builder
    .select(columns)
    .from(game)
    .where(and(eq(hostId, viewer), condition));
  const played = builder
    .select(columns)
    .from(spot)
    .innerJoin(game, eq(id, spot.teeTimeId))
    .where(and(eq(spot.userId, viewer), eq(spot.status, "confirmed"), condition));
  return sql`${hosted.unionAll(played).as("own_game")}`;
}

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
        and(eq(game.status, "completed"), gt(game.teeOffAt, sql`${now} - ${sql.raw(`interval '${USUAL.days} days'`)}`)),
      ),
    ),
    sql`order by ${game.teeOffAt} desc, ${game.id} limit ${USUAL.lastRounds}`,
  );

/** The hours of the viewer's first games on the days to come, by date. */
export const timesByDay = (viewer: SQL): SQL => sql`(select jsonb_object_agg(day.date, day.time) from (
  select ${game.date} as date, min(${game.time}) as time
  from ${gamesOf(viewer, and(eq(game.status, "active"), gt(game.teeOffAt, sql`${now} - interval '1 day'`)))}
  group by ${game.date}) day)`;

/** With whom the viewer has played, and how often; rounds in which the viewer says that the other didn't play don't count. */
export const roundsByFellow = (viewer: SQL): SQL => sql`(select jsonb_object_agg(known.id, known.rounds) from (
  select other.id, count(*) as rounds
  from ${gamesOf(viewer, eq(game.status, "completed"))}
  cross join lateral (
    select ${game.hostId} as id
    union all select ${fellow.userId} from ${teeTimeParticipants} as "fellow_spot"
      where ${fellow.teeTimeId} = ${game.id} and ${fellow.status} = 'confirmed') other
  where other.id <> ${viewer} and not exists (select 1 from ${roundRatings} as "own_verdict"
    where ${verdict.teeTimeId} = ${game.id} and ${verdict.raterId} = ${viewer} and ${verdict.rateeId} = other.id
      and not ${verdict.playedTogether})
  group by other.id) known)`;
