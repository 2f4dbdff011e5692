import { required } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, exists, inArray, ne, not, notExists, notInArray, or, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { viewer } from "./viewer.ts";

const game = alias(teeTimes, "hidden_game");
const spot = alias(teeTimeParticipants, "hidden_spot");
const part = alias(teeTimeParticipants, "own_part");
const { blockerId, blockedId } = golferBlocks;

/** The golfers across a block: whom the viewer blocked, or who blocked the viewer. */
export const golfersAcrossBlocks = builder
  .select({ id: blockedId })
  .from(golferBlocks)
  .where(eq(blockerId, viewer))
  .unionAll(builder.select({ id: blockerId }).from(golferBlocks).where(eq(blockedId, viewer)));

/** The viewer's request for a game, if it is in such a state. */
const partIn = (teeTimeId: SQLWrapper, state: SQL) =>
  builder
    .select({ id: part.id })
    .from(part)
    .where(and(eq(part.teeTimeId, teeTimeId), eq(part.userId, viewer), state));

const takesPart = or(eq(game.hostId, viewer), exists(partIn(game.id, ne(part.status, "declined"))));

/**
 * The ids of the games that blocks hide from the viewer, who takes no part in them: with a host across a block. It doesn't
 * depend on the game, so PostgreSQL reads it once for a statement, into a hash.
 */
const hiddenGames = builder
  .select({ id: game.id })
  .from(game)
  .where(and(inArray(game.hostId, golfersAcrossBlocks), not(required(takesPart))));

export const isHiddenGame: SQL = inArray(teeTimes.id, hiddenGames);
export const isShownGame: SQL = notInArray(teeTimes.id, hiddenGames);

const isBlock = (blocker: SQLWrapper, blocked: SQLWrapper): SQL =>
  exists(
    builder
      .select({ blockerId })
      .from(golferBlocks)
      .where(and(eq(blockerId, blocker), eq(blockedId, blocked))),
  );

/** Whether a golfer blocked the viewer, who reads their name only where both play. */
export const hasBlockedViewer = (golferId: SQLWrapper): SQL => isBlock(golferId, viewer);

/** Whether the viewer blocked a golfer. */
export const hasBlocked = (golferId: SQLWrapper): SQL => isBlock(viewer, golferId);

const blockers = builder
  .select({ blockerId })
  .from(golferBlocks)
  .innerJoin(spot, eq(spot.userId, blockerId))
  .where(and(eq(blockedId, viewer), eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed")));

/**
 * A player of another host's game blocked the viewer, who plays in it neither as the host nor confirmed. A game that went once
 * the blocker was approved would tell: it stays, reads as full, and takes the viewer on its waitlist only.
 */
export const isKeptOutOf: SQL = required(
  and(ne(teeTimes.hostId, viewer), notExists(partIn(teeTimes.id, eq(part.status, "confirmed"))), exists(blockers)),
);
