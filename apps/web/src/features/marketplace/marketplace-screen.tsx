import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { DayStrip } from "./day-strip.tsx";
import { FilterRow } from "./filter-row.tsx";
import { StatsCard } from "./stats-card.tsx";
import { TeeTimeList } from "./tee-time-list.tsx";
import { UnlistedNotice } from "./unlisted-notice.tsx";

export function MarketplaceScreen(): ReactNode {
  return (
    <>
      <h1 className="sr-only">Tee times</h1>
      <div className="grid gap-4 *:min-w-0">
        <UnlistedNotice />
        <StatsCard />
        <DayStrip />
        <FilterRow />
      </div>
      <TeeTimeList />
      <Link
        className={buttonStyle({
          size: "large",
          className: "no-print fixed right-6 bottom-6 z-20 pl-5 shadow-popover max-sm:hidden",
        })}
        to="/create"
      >
        <Plus aria-hidden="true" className="size-5" />
        Create
        <span className="sr-only">Tee Time</span>
      </Link>
    </>
  );
}
