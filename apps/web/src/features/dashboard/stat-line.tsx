import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { DashboardTab } from "@fourball/domain/links/page-search";
import { Figure } from "@fourball/ui/figure";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../kit/trpc/trpc.ts";
import { dashboardTexts } from "./texts.ts";

const { names } = dashboardTexts.tabs;
const figures = [
  { label: names.hosted, of: "hosted", tab: "hosted" },
  { label: names.joined, of: "joined", tab: "joined" },
  { label: names.requests, of: "requestsWaiting", tab: "requests" },
  { label: dashboardTexts.figures.total, of: "total", tab: "hosted" },
] as const satisfies { label: string; of: keyof DashboardStats; tab: DashboardTab }[];

/** On a wide page. Each figure is as long as the list that it leads to, but the last: it is the first two together, and begins with the games hosted. */
export function StatLine(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  return (
    <ul aria-label={dashboardTexts.figures.label} className="flex flex-wrap gap-x-8">
      {figures.map(({ label, of, tab }) => (
        <li key={of}>
          <Link
            className="flex items-baseline gap-x-2 rounded-tag py-3 text-ink no-underline hover:text-primary"
            resetScroll={false}
            search={{ tab }}
            to="/dashboard"
          >
            <span className="numerals text-[1.06rem]">
              <Figure value={data?.[of]} />
            </span>{" "}
            <span className="text-ink-2 text-small">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** On a phone, where the tabs are the other figures. */
export function TotalGames(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  return (
    <p className="flex min-h-11 items-center justify-between px-4 text-ink-2 text-small">
      {dashboardTexts.figures.total}
      <span className="numerals text-[1.06rem] text-ink">
        <Figure value={data?.total} />
      </span>
    </p>
  );
}
