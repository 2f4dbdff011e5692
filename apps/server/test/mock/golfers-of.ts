import { isDeepStrictEqual } from "node:util";
import type { Account } from "@fourball/domain/account/schema";
import type { HostCard } from "@fourball/domain/profile/schema";
import type { MockWorld } from "@fourball/testkit/mock-world/world";

type Golfer = { card: HostCard & { id: string }; account?: Account };

/** The golfers of a world, once each; a golfer of whom two things are said is a lie already. */
export function golfersOf({ me, games, people }: MockWorld): Golfer[] {
  const golfers = new Map<string, Golfer>();
  const add = (id: string, card: HostCard, account?: Account): void => {
    const known = golfers.get(id);
    if (!known) golfers.set(id, { card: { id, ...card }, ...(account && { account }) });
    else if (!isDeepStrictEqual(known.card, { id, ...card }))
      throw new Error(`two cards of ${id}: ${JSON.stringify([known.card, card])}`);
  };
  const { firstName, lastName, profileImageUrl, handicap, rating, ratingsCount, gamesHosted, gamesPlayed } = me;
  const names = { firstName, lastName, profileImageUrl, handicap };
  add(me.id, { ...names, rating, ratingsCount, gamesHosted, gamesPlayed, hasPublicProfile: me.publicProfile }, me);
  for (const { hostId, host } of games) add(hostId, host);
  for (const { userId, user } of people) add(userId, user);
  return [...golfers.values()];
}
