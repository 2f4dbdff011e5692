import { displayName } from "@fourball/domain/profile/name";
import type { GolferCard } from "@fourball/domain/profile/schema";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { canUseChat } from "../chat/chat-access.ts";
import { isFilled } from "./filled-games.ts";

/** `others` are without the viewer. */
export type Group = { players: number; names: string[]; others: string[] };

const firstWord = (name: string): string => name.split(" ", 1)[0] ?? name;
const firstNameOf = (golfer: GolferCard): string => golfer.firstName ?? displayName(golfer);

/** Nothing until it is known, and where it isn't full by then. */
export function useGroup(teeTimeId: string): Group | undefined {
  const viewer = useMember();
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const { data: people } = trpc.participation.list.useQuery({ teeTimeId });
  if (!game || !people || game.status !== "active" || !canUseChat(game) || !isFilled(game)) return undefined;
  const confirmed = people.filter(({ status }) => status === "confirmed");
  const namesBut = (golferId?: string): string[] => [
    ...(game.hostId === golferId ? [] : [firstNameOf(game.host)]),
    ...confirmed.flatMap(({ userId, user, friends }) => [
      ...(userId === golferId ? [] : [firstNameOf(user)]),
      ...friends.map(firstWord),
    ]),
    ...game.guests.map(({ guestName }) => firstWord(guestName)),
  ];
  return { players: game.totalSlots, names: namesBut(), others: namesBut(viewer.id) };
}
