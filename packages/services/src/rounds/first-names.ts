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
  .select({ id: player.id, firstName: player.firstName, friends: spot.friends })
  .from(spot)
  .innerJoin(player, eq(player.id, spot.userId))
  .where(and(eq(spot.teeTimeId, teeTimes.id), eq(spot.status, "confirmed")))
  .orderBy(spot.joinedAt, spot.id);
const guests = builder
  .select({ name: guestRequests.guestName })
  .from(guestRequests)
  .where(and(eq(guestRequests.teeTimeId, teeTimes.id), eq(guestRequests.status, "approved")))
  .orderBy(guestRequests.createdAt, guestRequests.id);

/** Of a game, the columns from which `firstNamesOf` reads. */
export const groupColumns = {
  host: { id: host.id, firstName: host.firstName },
  players: listOf(players),
  guests: listOf(guests),
};

type Golfer = { id: string; firstName: string | null };
type Group = { host: Golfer; players: (Golfer & { friends: string[] })[]; guests: { name: string }[] };

const firstWord = (name: string): string => name.split(" ", 1).join("");

/** First names only, of guests and friends too; the host first. Without some golfers, whose friends stay. */
export function firstNamesOf({ host, players, guests }: Group, isLeftOut: (golferId: string) => boolean): string[] {
  const nameOf = ({ id, firstName }: Golfer) => (isLeftOut(id) ? [] : [firstName ?? "Golfer"]);
  return [
    ...nameOf(host),
    ...players.flatMap(({ friends, ...player }) => [...nameOf(player), ...friends.map(firstWord)]),
    ...guests.map(({ name }) => firstWord(name)),
  ];
}
