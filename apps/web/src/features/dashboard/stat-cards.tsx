import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../shared/trpc/trpc.ts";
import type { DashboardTab } from "./dashboard-search.ts";

const cards = [
  { label: "Tee Times Hosted", of: "hosted", tab: "hosted" },
  { label: "Rounds Joined", of: "joined", tab: "joined" },
  { label: "Pending Requests", of: "requestsWaiting", tab: "requests" },
  { label: "Total Games", of: "total", tab: "hosted" },
] as const satisfies { label: string; of: keyof DashboardStats; tab: DashboardTab }[];

/** Each figure is as long as the list that it leads to, but the last: it is the first two together, and begins with the games hosted. */
export function StatCards(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  return (
    <ul aria-label="Your figures" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {cards.map(({ label, of, tab }) => (
        <li key={of}>
          <Link
            className="grid h-full gap-1 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-card hover:border-line-strong"
            resetScroll={false}
            search={{ tab }}
            to="/dashboard"
          >
            <span className="numerals text-stat">{data ? new Intl.NumberFormat().format(data[of]) : "---"}</span>
            <span className="text-ink-2 text-small">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
