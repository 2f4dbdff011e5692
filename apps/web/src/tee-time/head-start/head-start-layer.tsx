import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";

const HeadStartNote = lazy(() => import("./head-start-note.tsx").then(({ HeadStartNote }) => ({ default: HeadStartNote })));

/** Few games have one. */
export function HeadStartLayer({ game }: { game: TeeTimeDetail }): ReactNode {
  return game.opensToAllAt && game.viewerStatus === "host" ? (
    <Suspense>
      <HeadStartNote game={game} />
    </Suspense>
  ) : null;
}
