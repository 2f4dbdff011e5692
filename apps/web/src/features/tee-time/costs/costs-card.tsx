import type { CostCard } from "@fourball/domain/cost/schema";
import { settlingClosesAt } from "@fourball/domain/cost/shares";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useViewerId } from "../../../shared/session/member.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useGameAddress } from "../game-address.ts";
import { CostFacts } from "./cost-facts.tsx";
import { Settling } from "./settling.tsx";
import { texts } from "./texts.ts";

const CostsDialog = lazy(() => import("./costs-dialog.tsx").then(({ CostsDialog }) => ({ default: CostsDialog })));

/** Nothing where nothing was said, but for the host, who may say it. */
export function CostsCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const address = useGameAddress();
  const { data, error, refetch } = trpc.cost.get.useQuery(address);
  const people = trpc.participation.list.useQuery(address);
  const viewerId = useViewerId();
  if (error) return <LoadFailed error={error} retry={() => void refetch()} title={texts.failed} />;
  const friends = people.data?.find(({ userId }) => userId === viewerId)?.friends.length ?? 0;
  const isHost = teeTime.viewerStatus === "host" && isOpen(teeTime);
  if (!data || (!isHost && !data.costs && !data.own && data.owed.length === 0)) return null;
  return (
    <Card as="section" className="stack gap-4 p-4 sm:px-7 sm:py-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{texts.title}</h2>
        {data.costs ? null : isHost ? <p className="text-ink-2 text-small">{texts.none}</p> : null}
      </div>
      {data.costs ? <CostFacts costs={data.costs} friends={friends} /> : null}
      {data.own || data.owed.length > 0 ? <Settling canChange={isOpen(teeTime)} card={data} /> : null}
      {isHost ? <EditCosts card={data} teeTime={teeTime} /> : null}
    </Card>
  );
}

const isOpen = ({ teeOffAt }: TeeTimeDetail): boolean =>
  Temporal.Instant.compare(settlingClosesAt({ teeOffAt: Temporal.Instant.from(teeOffAt) }), Temporal.Now.instant()) > 0;

function EditCosts({ card, teeTime }: { card: CostCard; teeTime: TeeTimeDetail }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="no-print w-fit" onClick={() => setOpen(true)} size="small" variant="secondary">
        {card.costs ? texts.edit : texts.add}
      </Button>
      {isOpen ? (
        <Suspense>
          <CostsDialog costs={card.costs} onClose={() => setOpen(false)} teeTime={teeTime} />
        </Suspense>
      ) : null}
    </>
  );
}
