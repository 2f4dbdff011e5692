import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { Figure } from "@fourball/ui/figure";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../shared/trpc/trpc.ts";
import type { DashboardTab } from "./dashboard-search.ts";
import { texts } from "./texts.ts";

const figures = [
  { label: texts.figures.hosted, of: "hosted", tab: "hosted" },
  { label: texts.figures.joined, of: "joined", tab: "joined" },
  { label: texts.figures.pending, of: "requestsWaiting", tab: "requests" },
  { label: texts.figures.total, of: "total", tab: "hosted" },
] as const satisfies { label: string; of: keyof DashboardStats; tab: DashboardTab }[];

/** Each figure is as long as the list that it leads to, but the last: it is the first two together, and begins with the games hosted. */
export function StatLine(): ReactNode {
  const { data } = trpc.dashboard.stats.useQuery();
  return (
    <ul
      aria-label={texts.figures.label}
      className="grid grid-cols-4 justify-items-center gap-x-1 *:grid sm:flex sm:flex-wrap sm:justify-center sm:gap-x-8"
    >
      {figures.map(({ label, of, tab }) => (
        <li key={of}>
          <Link
            className="grid min-h-11 content-start justify-items-center gap-x-2 rounded-tag text-center text-ink no-underline hover:text-primary sm:flex sm:items-baseline"
            resetScroll={false}
            search={{ tab }}
            to="/dashboard"
          >
            <span className="numerals text-[1.06rem]">
              <Figure unknown={texts.figures.unknown} value={data?.[of]} />
            </span>{" "}
            <span className="text-ink-2 text-micro leading-tight sm:text-small">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
