import { golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { viewer } from "./viewer.ts";

const game = alias(teeTimes, "hidden_game");
const seat = alias(teeTimeParticipants, "hidden_seat");
const part = alias(teeTimeParticipants, "own_part");

/** The golfers across a block: whom the viewer blocked, or who blocked the viewer. */
export const golfersAcrossBlocks: SQL = sql`(
  select ${golferBlocks.blockedId} from ${golferBlocks} where ${golferBlocks.blockerId} = ${viewer}
  union all select ${golferBlocks.blockerId} from ${golferBlocks} where ${golferBlocks.blockedId} = ${viewer})`;

const takesPart = sql`(${game.hostId} = ${viewer} or exists (select 1 from ${teeTimeParticipants} as "own_part"
  where ${part.teeTimeId} = ${game.id} and ${part.userId} = ${viewer} and ${part.status} <> 'declined'))`;

/**
 * The ids of the games that blocks hide from the viewer, who takes no part in them: with a host across a block. It doesn't
 * depend on the game, so PostgreSQL reads it once for a statement, into a hash.
 */
const hiddenGames = sql`(
  select ${game.id} from ${teeTimes} as "hidden_game"
    where ${game.hostId} in ${golfersAcrossBlocks} and not ${takesPart})`;

export const isHiddenGame: SQL = sql`${teeTimes.id} in ${hiddenGames}`;
export const isShownGame: SQL = sql`${teeTimes.id} not in ${hiddenGames}`;
export const isHidden = asBoolean(isHiddenGame);

/** Whether a golfer blocked the viewer, who reads their name only where both play. */
export const hasBlockedViewer = (golferId: SQL): SQL => sql`exists (select 1 from ${golferBlocks}
  where ${golferBlocks.blockerId} = ${golferId} and ${golferBlocks.blockedId} = ${viewer})`;

/**
 * A player of another host's game blocked the viewer, who plays in it neither as the host nor confirmed. A game that went once
 * the blocker was approved would tell: it stays, reads as full, and takes the viewer on its waitlist only.
 */
export const isKeptOutOf: SQL = sql`(${teeTimes.hostId} <> ${viewer} and not exists (select 1 from ${teeTimeParticipants} as "own_part"
    where ${part.teeTimeId} = ${teeTimes.id} and ${part.userId} = ${viewer} and ${part.status} = 'confirmed')
  and exists (select 1 from ${golferBlocks} join ${teeTimeParticipants} as "hidden_seat" on ${seat.userId} = ${golferBlocks.blockerId}
    where ${golferBlocks.blockedId} = ${viewer} and ${seat.teeTimeId} = ${teeTimes.id} and ${seat.status} = 'confirmed'))`;
export const isKeptOut = asBoolean(isKeptOutOf);

/** Whether the viewer blocked a golfer. */
export const hasBlocked = (golferId: SQL): SQL => sql`exists (select 1 from ${golferBlocks}
  where ${golferBlocks.blockerId} = ${viewer} and ${golferBlocks.blockedId} = ${golferId})`;
