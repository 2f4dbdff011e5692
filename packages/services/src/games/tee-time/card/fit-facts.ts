import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger, asText, nullable, onlyIf } from "@fourball/db/select/expression";
import { jsonList, jsonRow } from "@fourball/db/select/json";
import { Expression } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import { and, eq, gt, isNull, ne, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasBlocked, hasBlockedViewer } from "../../../core/access/hidden-games.ts";
import { partnersOf } from "../../../core/access/partners-of.ts";
import { viewer } from "../../../core/access/viewer.ts";
import { oldAnswerCountsOf } from "../../participation/find-answer-statistics.ts";
import { lastRoundsOf, roundsByFellow, timesByDay } from "./own-rounds.ts";

const me = alias(users, "me");
const own = alias(teeTimeParticipants, "own");
const player = alias(users, "player");
const spot = alias(teeTimeParticipants, "spot");

// "offset 0" keeps it one subquery, though it is used twice.
export const fellowsOf = (viewer: SQL): SQL =>
  sql`(select ${roundsByFellow(viewer)} as rounds, array${partnersOf(viewer)} as partners offset 0) as "fellows"`;
export const isPartner = (golferId: SQLWrapper) => asBoolean(sql`${golferId} = any(fellows.partners)`);
export const roundsWith = (golferId: SQLWrapper) => asInteger(sql`coalesce((fellows.rounds ->> ${golferId}::text)::int, 0)`);

const isShownPlayer = and(
  eq(spot.teeTimeId, teeTimes.id),
  eq(spot.status, "confirmed"),
  not(hasBlocked(spot.userId)),
  not(hasBlockedViewer(spot.userId)),
);

/** The confirmed players, without those across a block. */
const players = jsonList(
  {
    firstName: player.firstName,
    handicap: asFloat(player.handicap),
    roundsTogether: roundsWith(player.id),
    isPartner: isPartner(player.id),
  },
  from(sql`${teeTimeParticipants} as "spot"`).join(player, eq(player.id, spot.userId), sql`${users} as "player"`),
  sql`where ${isShownPlayer} order by ${spot.joinedAt}, ${spot.id}`,
);

/** For golfers who want reasons: of a game to come that is not theirs, and that didn't turn them down. */
const isWanted = and(
  eq(me.id, viewer),
  me.showsReasons,
  eq(teeTimes.status, "active"),
  gt(teeTimes.teeOffAt, sql.placeholder("now")),
  ne(teeTimes.hostId, viewer),
  or(isNull(own.status), eq(own.status, "pending")),
);

/** What the rules of why a group fits look at, beside the columns of a card. */
export const fitFacts = nullable(
  jsonRow(
    {
      players: onlyIf(gt(teeTimes.confirmedCount, 0), players),
      roundsWithHost: roundsWith(users.id),
      isHostPartner: isPartner(users.id),
      hostAnswers: onlyIf(sql`${users.publicProfile}`, oldAnswerCountsOf(users.id)),
      handicap: asFloat(me.handicap),
      lastRounds: lastRoundsOf(viewer),
      gameThatDay: nullable(asText(sql`${timesByDay(viewer)} ->> ${teeTimes.date}::text`)),
    },
    from(sql`${users} as "me" cross join ${fellowsOf(viewer)}`),
    sql`where ${isWanted}`,
  ),
);

/** In place of them where no reasons are shown. */
export const noFitFacts: typeof fitFacts = new Expression({ text: sql`null::json` });
