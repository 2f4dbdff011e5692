import { teeTimeParticipants, teeTimes, type users } from "@fourball/db/schema/index";
import { asText, nullable } from "@fourball/db/select/expression";
import type { Expression } from "@fourball/db/select/stored";
import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const own = alias(teeTimeParticipants, "own_spot");
const other = alias(teeTimeParticipants, "other_spot");
const game = alias(teeTimes, "common_game");

/**
 * The golfers who play with the viewer in a game, and those who ask for a game that the viewer hosts. It depends on the viewer
 * alone, so that PostgreSQL reads it once for a statement, and only when a golfer shows their last name to few.
 */
export const fellowPlayersOf = (viewer: SQL): SQL => sql`(
  select ${game.hostId} from ${teeTimeParticipants} as "own_spot" join ${teeTimes} as "common_game" on ${game.id} = ${own.teeTimeId}
    where ${own.userId} = ${viewer} and ${own.status} = 'confirmed'
  union all select ${other.userId} from ${teeTimeParticipants} as "own_spot"
    join ${teeTimeParticipants} as "other_spot" on ${other.teeTimeId} = ${own.teeTimeId} and ${other.status} = 'confirmed'
    where ${own.userId} = ${viewer} and ${own.status} = 'confirmed'
  union all select ${other.userId} from ${teeTimes} as "common_game"
    join ${teeTimeParticipants} as "other_spot" on ${other.teeTimeId} = ${game.id} and ${other.status} in ('confirmed', 'pending')
    where ${game.hostId} = ${viewer})`;

const theViewer = sql`${sql.placeholder("viewer")}::uuid`;

/** The table of golfers, or an alias of it. */
type Golfer = Record<keyof Pick<typeof users, "id" | "lastName" | "lastNameTo">, Column>;

/** A golfer's last name as the viewer sees it, the whole of it or its first letter; visitors have no viewer. */
export const shownLastName = (golfer: Golfer, viewer: SQL = theViewer): Expression<string | null> =>
  lastNameWhere(golfer, sql`${golfer.id} = ${viewer} or ${golfer.id} in ${fellowPlayersOf(viewer)}`);

/** The whole last name where it is shown to everyone or the condition holds, else its first letter. */
export const lastNameWhere = ({ lastName, lastNameTo }: Golfer, condition: SQL): Expression<string | null> =>
  nullable(
    asText(sql`case when ${lastNameTo} = 'everyone' or ${condition} then ${lastName} else left(${lastName}, 1) || '.' end`),
  );
