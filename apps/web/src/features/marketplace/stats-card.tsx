import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { StatStrip, StatTile } from "@fourball/ui/stat-tile";
import type { ReactNode } from "react";
import { trpc } from "../../shared/trpc/trpc.ts";

const figure = (value: number | undefined): string => (value === undefined ? "---" : new Intl.NumberFormat().format(value));

const tiles = [
  { label: "Games Today", of: "gamesToday" },
  { label: "Available", of: "available" },
  { label: "Open Slots", of: "openSlots" },
  { label: "Golfers Online", of: "activeUsers" },
] as const satisfies { label: string; of: keyof DashboardStats }[];

export function StatsCard(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  return (
    <StatStrip>
      {tiles.map(({ label, of }) => (
        <StatTile key={of} label={label} value={figure(data?.[of])} />
      ))}
    </StatStrip>
  );
}
