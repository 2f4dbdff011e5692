import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { isNotFound } from "../../shared/failure.ts";
import { trpc } from "../../shared/trpc.ts";
import { useLasting } from "../../shared/use-lasting.ts";
import { useGameAddress } from "./game-address.ts";
import { TeeTimeFailed } from "./tee-time-failed.tsx";
import { TeeTimeNotFound } from "./tee-time-not-found.tsx";
import { TeeTimePage } from "./tee-time-page.tsx";
import { TeeTimeSkeleton } from "./tee-time-skeleton.tsx";
import { useInviteeRefresh } from "./use-invitee-refresh.ts";

export function TeeTimeScreen({ chat }: { chat: (teeTime: TeeTimeDetail) => ReactNode }): ReactNode {
  const { data, error, isPending, refetch } = trpc.teeTime.get.useQuery(useGameAddress());
  useInviteeRefresh(data);
  const waits = useLasting(isPending);
  // A game may also be lost while one looks at it, as an unlisted one is to a golfer who withdraws.
  if (error && isNotFound(error)) return <TeeTimeNotFound />;
  if (data) return <TeeTimePage chat={chat(data)} key={data.id} teeTime={data} />;
  if (error) return <TeeTimeFailed error={error} retry={() => void refetch()} />;
  return waits ? <TeeTimeSkeleton /> : null;
}
