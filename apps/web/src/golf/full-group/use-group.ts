import { displayName } from "@fourball/domain/profile/name";
import type { GolferCard } from "@fourball/domain/profile/schema";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { canUseChat } from "../chat/chat-access.ts";
import { isFilled } from "./filled-games.ts";

export type Group = {
  players: number;
  names: string[];
  /** Without the viewer. */
  others: string[];
};

const firstWord = (name: string): string => name.split(" ", 1)[0] ?? name;
const firstNameOf = (golfer: GolferCard): string => golfer.firstName ?? displayName(golfer);

/** Nothing until it is known, and where it isn't full by then. */
export function useGroup(teeTimeId: string): Group | undefined {
  const viewer = useMember();
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const { data: people } = trpc.participation.list.useQuery({ teeTimeId });
  if (!game || !people || game.status !== "active" || !canUseChat(game) || !isFilled(game)) return undefined;
  if (hasStarted({ teeOffAt: Temporal.Instant.from(game.teeOffAt) }, Temporal.Now.instant())) return undefined;
  const confirmed = people.filter(({ status }) => status === "confirmed");
  const golfers = [
    { id: game.hostId, name: firstNameOf(game.host) },
    ...confirmed.flatMap(({ userId, user, friends }) => [
      { id: userId, name: firstNameOf(user) },
      ...friends.map((friend) => ({ id: undefined, name: firstWord(friend) })),
    ]),
    ...game.guests.map(({ guestName }) => ({ id: undefined, name: firstWord(guestName) })),
  ];
  return {
    players: game.totalSlots,
    names: golfers.map(({ name }) => name),
    others: golfers.filter(({ id }) => id !== viewer.id).map(({ name }) => name),
  };
}
