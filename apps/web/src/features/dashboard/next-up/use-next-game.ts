import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { roundStage } from "../../../tee-time/face/round-stage.ts";
import { withStatus } from "../games.ts";

type NextGame = { state: "loading" } | { state: "none" } | { state: "known"; game: TeeTimeCard };

/** The golfer's soonest game that is not over, hosted or joined. */
export function useNextGame(): NextGame {
  const hosted = trpc.dashboard.hosted.useQuery();
  const joined = trpc.dashboard.joined.useQuery();
  const own = (hosted.data ?? []).map((game) => ({ id: game.id, game, teeOffAt: game.teeOffAt, status: game.status }));
  const others = withStatus(joined.data ?? [], "confirmed").map(({ teeTimeId, teeTime: { teeOffAt, status } }) => ({
    id: teeTimeId,
    game: undefined,
    teeOffAt,
    status,
  }));
  const [next] = [...own, ...others].filter(isNotOver).sort((a, b) => a.teeOffAt.localeCompare(b.teeOffAt));
  const isJoined = next !== undefined && !next.game;
  // Lists of joined games have neither the players nor the picture.
  const detail = trpc.teeTime.get.useQuery({ teeTimeId: next?.id ?? "" }, { enabled: isJoined });
  if (hosted.isPending || joined.isPending) return { state: "loading" };
  const game = next?.game ?? detail.data;
  if (next && game) return { state: "known", game };
  return !next || detail.isError ? { state: "none" } : { state: "loading" };
}

function isNotOver(game: Pick<TeeTimeCard, "status" | "teeOffAt">): boolean {
  const stage = roundStage(game);
  return stage === "to come" || stage === "under way";
}
