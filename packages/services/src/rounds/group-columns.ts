import { listOf } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { guestRequests, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** To be joined as the host of the game. */
export const host = alias(users, "host");
const player = alias(users, "player");
const spot = alias(teeTimeParticipants, "spot");

const players = builder
  .select({ userId: player.id, user: { firstName: player.firstName }, friends: spot.friends })
  .from(spot)
  .innerJoin(player, eq(player.id, spot.userId))
  .where(and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed")))
  .orderBy(spot.joinedAt, spot.id);
const guests = builder
  .select({ guestName: guestRequests.guestName })
  .from(guestRequests)
  .where(and(eq(guestRequests.teeTimeId, teeTimes.id), eq(guestRequests.status, "approved")))
  .orderBy(guestRequests.createdAt, guestRequests.id);

/** Of a game, the columns of which `firstNamesOf` makes its first names: no last name is read. */
export const groupColumns = {
  hostId: teeTimes.hostId,
  host: { firstName: host.firstName },
  players: listOf(players),
  guests: listOf(guests),
};
