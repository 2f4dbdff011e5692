import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { useSearch } from "@tanstack/react-router";
import { trpc } from "../../kit/trpc/trpc.ts";

type Player = { userId: string; golfer: PlayerAvatar };

/** The host and the confirmed players, as the page of the game knows them. */
export function usePlayers({ id, hostId, host }: TeeTimeDetail): Player[] {
  // The page asks with the invite of its address: the same question is asked once.
  const { invite } = useSearch({ from: "/_member/tee-times/$teeTimeId" });
  const { data = [] } = trpc.participation.list.useQuery({ teeTimeId: id, ...(invite && { invite }) });
  const players = data.filter(({ status }) => status === "confirmed").map(({ userId, user }) => ({ userId, golfer: user }));
  return [{ userId: hostId, golfer: host }, ...players];
}
