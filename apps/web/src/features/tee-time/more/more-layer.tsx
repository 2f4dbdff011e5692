import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";
import { canUseChat } from "../../../tee-time/chat/chat-access.ts";

const MoreForGame = lazy(() => import("./more-for-game.tsx").then((m) => ({ default: m.MoreForGame })));

/** For the host and the players. */
export const MoreLayer = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode =>
  canUseChat(teeTime) ? (
    <Suspense>
      <MoreForGame teeTime={teeTime} />
    </Suspense>
  ) : null;
