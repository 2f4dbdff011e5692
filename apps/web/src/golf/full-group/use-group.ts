import { firstNamesOf } from "@fourball/domain/participation/first-names";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { canUseChat } from "../chat/chat-access.ts";
import { isFilled } from "./filled-games.ts";

/** `others` are without the viewer. */
export type Group = { players: number; names: string[]; others: string[] };

/** Nothing until it is known, and where it isn't full by then. */
export function useGroup(teeTimeId: string): Group | undefined {
  const viewer = useMember();
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const { data: people } = trpc.participation.list.useQuery({ teeTimeId });
  if (!game || !people || game.status !== "active" || !canUseChat(game) || !isFilled(game)) return undefined;
  const group = { ...game, players: people.filter(({ status }) => status === "confirmed") };
  return { players: game.totalSlots, names: firstNamesOf(group), others: firstNamesOf(group, (id) => id === viewer.id) };
}
