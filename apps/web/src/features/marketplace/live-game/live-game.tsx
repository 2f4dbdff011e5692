import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { forgetLiveGame, readLiveGame } from "../../../golf/live-game.ts";
import { AskForPushLayer } from "../../../kit/push/ask-for-push-layer.tsx";
import { useMember } from "../../../kit/session/member.ts";

const LiveGameCard = lazy(() => import("./live-game-card.tsx").then(({ LiveGameCard }) => ({ default: LiveGameCard })));
const LiveGameRow = lazy(() => import("./live-game-row.tsx").then(({ LiveGameRow }) => ({ default: LiveGameRow })));

const cardSpace = <Skeleton className="h-116 max-w-4xl rounded-card md:h-67" />;
const rowSpace = <Skeleton className="h-17 rounded-card" />;

/** The game that the golfer has just created: a card at first, then a row, until it is closed or a day has passed. */
export function LiveGame(): ReactNode {
  const { id } = useMember();
  const created = useLocation({ select: ({ state }) => state.liveGame });
  const [kept, setKept] = useState(() => readLiveGame(id));
  const teeTimeId = kept ?? created;
  if (!teeTimeId) return null;

  function close(): void {
    forgetLiveGame();
    setKept(undefined);
  }

  const isNew = teeTimeId === created;
  return (
    <>
      <Suspense fallback={isNew ? cardSpace : rowSpace}>
        {isNew ? (
          <LiveGameCard space={cardSpace} teeTimeId={teeTimeId} />
        ) : (
          <LiveGameRow close={close} space={rowSpace} teeTimeId={teeTimeId} />
        )}
      </Suspense>
      {isNew ? <AskForPushLayer host="anyone" /> : null}
    </>
  );
}
