import { builder } from "@fourball/db/prepare-once";
import { nullable } from "@fourball/db/schema/columns";
import { teeTimeParticipants, teeTimes, type users } from "@fourball/db/schema/index";
import { and, type Column, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { viewer as theViewer } from "./viewer.ts";

const own = alias(teeTimeParticipants, "own_spot");
const other = alias(teeTimeParticipants, "other_spot");
const game = alias(teeTimes, "common_game");

/**
 * The golfers who play with the viewer in a game, and those who ask for a game that the viewer hosts. It depends on the viewer
 * alone, so that PostgreSQL reads it once for a statement, and only when a golfer shows their last name to few.
 */
export function coPlayersOf(viewer: SQLWrapper) {
  const plays = and(eq(own.userId, viewer), eq(own.status, "confirmed"));
  const hosts = builder.select({ id: game.hostId }).from(own).innerJoin(game, eq(game.id, own.teeTimeId)).where(plays);
  const players = builder
    .select({ id: other.userId })
    .from(own)
    .innerJoin(other, and(eq(other.teeTimeId, own.teeTimeId), eq(other.status, "confirmed")))
    .where(plays);
  const requests = builder
    .select({ id: other.userId })
    .from(game)
    .innerJoin(other, and(eq(other.teeTimeId, game.id), inArray(other.status, ["confirmed", "pending"])))
    .where(eq(game.hostId, viewer));
  return hosts.unionAll(players).unionAll(requests);
}

/** The table of golfers, or an alias of it. */
type Golfer = Record<keyof Pick<typeof users, "id" | "lastName" | "lastNameTo">, Column>;

/** A golfer's last name as the viewer sees it, the whole of it or its first letter; visitors have no viewer. */
export const lastNameFor = (golfer: Golfer, viewer: SQLWrapper = theViewer): SQL<string | null> =>
  lastNameIf(golfer, or(eq(golfer.id, viewer), inArray(golfer.id, coPlayersOf(viewer))));

/** The whole last name where it is shown to everyone or the condition holds, else its first letter. Golfers may have none. */
export const lastNameIf = ({ lastName, lastNameTo }: Golfer, condition: SQL | undefined): SQL<string | null> =>
  nullable(
    sql`case when ${or(eq(lastNameTo, "everyone"), condition)} then ${lastName} else left(${lastName}, 1) || '.' end`.mapWith(
      String,
    ),
  );
