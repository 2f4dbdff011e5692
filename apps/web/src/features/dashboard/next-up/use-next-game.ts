import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { useState, useSyncExternalStore } from "react";
import { isMorningOf, roundStage } from "../../../golf/face/round-stage.ts";
import { subscribeToClock } from "../../../kit/page/clock.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { withStatus } from "../games.ts";

export type NextGame =
  | { state: "loading" }
  | { state: "none" }
  /** `request`: the golfer waits for the host's answer, or got it while the page was open. */
  | { state: "known"; game: TeeTimeCard; request: Participation | undefined };

/**
 * The golfer's soonest game that is not over, hosted or joined; without one, the soonest that they asked for, then one that they
 * were turned down for within a day. A request whose answer is seen to arrive stays until the page is left.
 */
export function useNextGame(): NextGame {
  const hosted = trpc.dashboard.hosted.useQuery();
  const joined = trpc.dashboard.joined.useQuery();
  const own = (hosted.data ?? []).map((game) => ({ id: game.id, game, teeOffAt: game.teeOffAt, status: game.status }));
  const others = withStatus(joined.data ?? [], "confirmed").map(gameOf);
  const requests = withStatus(joined.data ?? [], "pending").filter(({ waitlistPosition }) => waitlistPosition === null);
  const refused = withStatus(joined.data ?? [], "declined").filter(isFresh);
  const [watched, setWatched] = useState<string>();
  const answered = joined.data?.find(({ id, status }) => id === watched && status !== "pending");
  const soonest = () => soonestOf([...own, ...others]) ?? soonestOf(requests.map(gameOf)) ?? soonestOf(refused.map(gameOf));
  const next = answered ? gameOf(answered) : soonest();
  const isJoined = next !== undefined && !next.game;
  // Lists of joined games have neither the players nor the picture.
  const detail = trpc.teeTime.get.useQuery({ teeTimeId: next?.id ?? "" }, { enabled: isJoined });
  if (hosted.isPending || joined.isPending) return { state: "loading" };
  const request = answered ?? [...requests, ...refused].find(({ teeTimeId }) => teeTimeId === next?.id);
  if (request?.status === "pending" && request.id !== watched) setWatched(request.id);
  const game = next?.game ?? detail.data;
  if (game) return { state: "known", game, request };
  return !next || detail.isError ? { state: "none" } : { state: "loading" };
}

/** The game that the golfer plays next, from some hours before it. */
export function useMorningGame(next: NextGame): TeeTimeCard | undefined {
  const game = next.state === "known" && !next.request ? next.game : undefined;
  const isMorning = useSyncExternalStore(subscribeToClock, () => game !== undefined && isMorningOf(game));
  return isMorning ? game : undefined;
}

type Candidate = Pick<TeeTimeCard, "id" | "status" | "teeOffAt"> & { game: TeeTimeCard | undefined };

const gameOf = ({ teeTimeId, teeTime: { teeOffAt, status } }: Participation): Candidate => ({
  id: teeTimeId,
  game: undefined,
  teeOffAt,
  status,
});

const DAY_MS = 24 * 3_600_000;
const isFresh = ({ updatedAt }: Participation): boolean => Date.now() - Date.parse(updatedAt) < DAY_MS;

const soonestOf = (games: readonly Candidate[]): Candidate | undefined =>
  games.filter(isNotOver).sort((a, b) => a.teeOffAt.localeCompare(b.teeOffAt))[0];

function isNotOver(game: Pick<TeeTimeCard, "status" | "teeOffAt">): boolean {
  const stage = roundStage(game);
  return stage === "to come" || stage === "under way";
}
