import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { Alternatives } from "./alternatives.tsx";
import { useAlternatives } from "./use-alternatives.ts";

/** Below a request that waits for its reply: where else there is room at that hour. */
export function IfDeclined({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const games = useAlternatives(game);
  return game && games ? <Alternatives games={games} isWaiting time={game.time} /> : <Skeleton className="h-60" />;
}
