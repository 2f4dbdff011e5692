import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { useGameAddress } from "../features/tee-time/game-address.ts";
import { trpc } from "../kit/trpc/trpc.ts";

type GamePartProps = { part: (teeTime: TeeTimeDetail) => ReactNode };

/** One part of a game's page, once the game is loaded. */
export function GamePart({ part }: GamePartProps): ReactNode {
  const { data } = trpc.teeTime.get.useQuery(useGameAddress());
  return data && part(data);
}
