import type { ReactNode } from "react";
import { DayStrip } from "./day-strip.tsx";
import { FilterRow } from "./filter-row.tsx";
import { FloatingCreate } from "./floating-create.tsx";
import { LiveGame } from "./live-game/live-game.tsx";
import { StatsCard } from "./stats-card.tsx";
import { TeeTimeList } from "./tee-time-list.tsx";
import { texts } from "./texts.ts";

export function MarketplaceScreen(): ReactNode {
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <div className="grid gap-2.5 *:min-w-0" data-wide="">
        <LiveGame />
        <StatsCard />
        <DayStrip />
        <FilterRow />
      </div>
      <TeeTimeList />
      <FloatingCreate />
    </>
  );
}
