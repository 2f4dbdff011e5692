import { firstNameOf } from "../profile/name.ts";

type Golfer = { firstName: string | null; lastName?: string | null };

type Group = {
  hostId: string;
  host: Golfer;
  players: readonly { userId: string; user: Golfer; friends: readonly string[] }[];
  guests: readonly { guestName: string }[];
};

const firstWord = (name: string): string => name.split(" ", 1).join("");

/** First names only, of guests and friends too; the host first. Without some golfers, whose friends stay. */
export function firstNamesOf(
  { hostId, host, players, guests }: Group,
  isLeftOut: (golferId: string) => boolean = () => false,
): string[] {
  const nameOf = (golferId: string, { firstName, lastName = null }: Golfer): string[] =>
    isLeftOut(golferId) ? [] : [firstNameOf({ firstName, lastName })];
  return [
    ...nameOf(hostId, host),
    ...players.flatMap(({ userId, user, friends }) => [...nameOf(userId, user), ...friends.map(firstWord)]),
    ...guests.map(({ guestName }) => firstWord(guestName)),
  ];
}
