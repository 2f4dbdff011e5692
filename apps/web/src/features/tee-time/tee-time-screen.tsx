import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsMovedTo } from "../../golf/game-transition.ts";
import { useCachedCard } from "../../golf/join/tee-time-cache.ts";
import { BackToMarketplace } from "../../kit/page/back-to-marketplace.tsx";
import { LoadFailed } from "../../kit/page/load-failed.tsx";
import { useDelayedFlag } from "../../kit/page/use-delayed-flag.ts";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { failedWith } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useGameAddress } from "./game-address.ts";
import { useInviteeRefresh } from "./invite/use-invitee-refresh.ts";
import { TeeTimePage } from "./tee-time-page.tsx";
import { TeeTimeSkeleton } from "./tee-time-skeleton.tsx";
import { teeTimeTexts } from "./texts.ts";

export function TeeTimeScreen({ chat }: { chat: (teeTime: TeeTimeDetail) => ReactNode }): ReactNode {
  const address = useGameAddress();
  const { data, error, isPending, refetch } = trpc.teeTime.get.useQuery(address);
  const card = useCachedCard(address.teeTimeId);
  const isMovedTo = useIsMovedTo(data !== undefined);
  useInviteeRefresh(data);
  const waits = useDelayedFlag(isPending);
  // A game can become unavailable while open, as an unlisted one does after withdrawing.
  if (failedWith(error, "teeTime.get", "teeTimeNotFound")) return <TeeTimeNotFound />;
  if (data && !isMovedTo) return <TeeTimePage chat={chat(data)} key={data.id} teeTime={data} />;
  if (error) return <TeeTimeFailed error={error} retry={() => void refetch()} />;
  return card || waits ? <TeeTimeSkeleton card={card} /> : null;
}

function TeeTimeFailed({ error, retry }: { error: ApiError; retry: () => void }): ReactNode {
  return (
    <div className="stack gap-4">
      <BackToMarketplace />
      <h1>{teeTimeTexts.page.failedTitle}</h1>
      <LoadFailed error={error} retry={retry} title={teeTimeTexts.page.failed} />
    </div>
  );
}

function TeeTimeNotFound(): ReactNode {
  useDocumentTitle(teeTimeTexts.page.notFound);
  return (
    <Card className="mx-auto my-6 max-w-xl">
      <EmptyState
        action={
          <Link className={buttonStyle()} to="/marketplace">
            {teeTimeTexts.page.backToMarketplace}
          </Link>
        }
        as="h1"
        title={teeTimeTexts.page.notFound}
      >
        {teeTimeTexts.page.notFoundHint}
      </EmptyState>
    </Card>
  );
}
