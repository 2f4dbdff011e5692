import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { Figure } from "@fourball/ui/figure";
import type { ReactNode } from "react";
import { trpc } from "../../shared/trpc/trpc.ts";
import { texts } from "./texts.ts";

const tiles = ["gamesToday", "available", "openSlots", "activeUsers"] as const satisfies (keyof DashboardStats)[];

/** Four figures in one line; on a phone the labels go below. */
export function StatsCard(): ReactNode {
  return <StatTiles stats={trpc.dashboard.stats.useQuery().data} />;
}

/** Dashes until the figures have come. */
export function StatTiles({ stats }: { stats: DashboardStats | undefined }): ReactNode {
  return (
    <dl className="flex min-h-11 items-center max-sm:justify-between">
      {tiles.map((of) => (
        <div
          className="flex flex-row-reverse items-baseline gap-2 max-sm:flex-col-reverse max-sm:gap-0 sm:pr-6 sm:[&+&]:tear-left sm:[&+&]:pl-6"
          key={of}
        >
          <dt className="text-ink-2 text-micro sm:text-small">{texts.stats[of]}</dt>
          <dd className="numerals text-date">
            <Figure unknown={texts.stats.unknown} value={stats?.[of]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
