import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { useIsMovedTo } from "../../golf/game-transition.ts";
import { useCachedCard } from "../../golf/join/tee-time-cache.ts";
import { useDelayedFlag } from "../../kit/page/use-delayed-flag.ts";
import { failureOf } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useGameAddress } from "./game-address.ts";
import { useInviteeRefresh } from "./invite/use-invitee-refresh.ts";
import { TeeTimeFailed } from "./tee-time-failed.tsx";
import { TeeTimeNotFound } from "./tee-time-not-found.tsx";
import { TeeTimePage } from "./tee-time-page.tsx";
import { TeeTimeSkeleton } from "./tee-time-skeleton.tsx";

export function TeeTimeScreen({ chat }: { chat: (teeTime: TeeTimeDetail) => ReactNode }): ReactNode {
  const address = useGameAddress();
  const { data, error, isPending, refetch } = trpc.teeTime.get.useQuery(address);
  const card = useCachedCard(address.teeTimeId);
  const isMovedTo = useIsMovedTo(data !== undefined);
  useInviteeRefresh(data);
  const waits = useDelayedFlag(isPending);
  // A game can become unavailable while open, as an unlisted one does after withdrawing.
  if (error && failureOf(error) === "not_found") return <TeeTimeNotFound />;
  if (data && !isMovedTo) return <TeeTimePage chat={chat(data)} key={data.id} teeTime={data} />;
  if (error) return <TeeTimeFailed error={error} retry={() => void refetch()} />;
  return card || waits ? <TeeTimeSkeleton card={card} /> : null;
}
