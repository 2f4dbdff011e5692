import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ServiceContext } from "../service-context.ts";

const { blockerId, blockedId } = golferBlocks;
const id = sql.placeholder("id");

const findAcross = prepareOnce((db) =>
  db
    .select({ id: blockedId })
    .from(golferBlocks)
    .where(eq(blockerId, id))
    .union(db.select({ id: blockerId }).from(golferBlocks).where(eq(blockedId, id))),
);

const game = alias(teeTimes, "game");
const part = alias(teeTimeParticipants, "part");
type Golfer = typeof blockerId | typeof blockedId;

/** The golfers across a block of the game's host who take no part in it. */
function outsiders(golfer: Golfer, host: Golfer) {
  const isPart = and(eq(part.teeTimeId, game.id), eq(part.userId, golfer), ne(part.status, "declined"));
  const takesNoPart = notExists(builder.select({ id: part.id }).from(part).where(isPart));
  return builder
    .select({ id: sql`${golfer}`.mapWith(golfer) })
    .from(golferBlocks)
    .innerJoin(game, eq(game.hostId, host))
    .where(and(eq(game.id, sql.placeholder("teeTimeId")), ne(golfer, game.hostId), takesNoPart));
}

/** The golfers from whom blocks hide the game of the placeholder `teeTimeId`. */
export const gameHiddenFrom = outsiders(blockedId, blockerId).union(outsiders(blockerId, blockedId));

type DbContext = Pick<ServiceContext, "db">;

/** The golfers from whom blocks hide a golfer. */
export const golferHiddenFrom = async ({ db }: DbContext, userId: string): Promise<string[]> =>
  (await findAcross(db, { id: userId })).map(({ id }) => id);
