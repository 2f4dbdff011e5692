import type { AdminStats } from "@fourball/domain/admin/schema";
import { Link, linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";

const words = texts.overview;

const cards = [
  { label: words.totalUsers, of: "totalUsers", target: linkOptions({ to: "/admin", search: { tab: "users" } }) },
  { label: words.totalCourses, of: "totalCourses", target: linkOptions({ to: "/admin", search: { tab: "courses" } }) },
  { label: words.totalTeeTimes, of: "totalTeeTimes", target: linkOptions({ to: "/marketplace" }) },
  {
    label: words.activeAdmins,
    of: "activeAdmins",
    target: linkOptions({ to: "/admin", search: { tab: "users", sort: "-isAdmin" } }),
  },
] as const satisfies { label: string; of: keyof AdminStats; target: object }[];

/** Four totals, each linking to what it counts. */
export function FigureCards({ stats }: { stats: AdminStats | undefined }): ReactNode {
  return (
    <ul aria-label={words.figures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {cards.map(({ label, of, target }) => (
        <li key={of}>
          <Link
            {...target}
            className="grid h-full gap-1 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-card hover:border-line-strong"
          >
            <span className="numerals text-stat">{stats ? new Intl.NumberFormat("en").format(stats[of]) : "---"}</span>
            <span className="text-ink-2 text-small">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
