import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { Figure } from "@fourball/ui/figure";
import type { ReactNode } from "react";
import { trpc } from "../../kit/trpc/trpc.ts";
import { marketplaceTexts } from "./texts.ts";

const tiles = ["gamesToday", "available", "openSlots", "activeUsers"] as const satisfies (keyof DashboardStats)[];

/** Four figures in one row. */
export function StatsCard(): ReactNode {
  return <StatTiles stats={trpc.dashboard.stats.useQuery().data} />;
}

/** Dashes until the figures have come. */
export function StatTiles({ stats }: { stats: DashboardStats | undefined }): ReactNode {
  return (
    <dl className="flex items-center max-sm:min-h-5 max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-1.5 sm:min-h-11">
      {tiles.map((of) => (
        <div className="flex flex-row-reverse items-baseline gap-1 sm:gap-2 sm:pr-6 sm:[&+&]:tear-left sm:[&+&]:pl-6" key={of}>
          <dt className="text-[0.75rem] text-ink-2 sm:text-small">{marketplaceTexts.stats[of]}</dt>
          <dd className="font-bold text-[0.75rem] tabular-nums sm:numerals sm:text-date">
            <Figure value={stats?.[of]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
