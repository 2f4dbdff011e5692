import { FILTER_LABEL, RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Card } from "@fourball/ui/card";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { quickFilterOf } from "../quick-filter.ts";
import { texts } from "../texts.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { datesText } from "./active-filters.ts";
import { texts as filterTexts } from "./filter-texts.ts";
import { PreferencesFilter } from "./game-filters.tsx";
import { NearMeFilter } from "./near-me-filter.tsx";
import { DatesFilter } from "./when-filters.tsx";

/** What most golfers choose above the list, or not at all: rows that say what is chosen, and open in place. */
export function FoldedFilters(group: FilterGroupProps): ReactNode {
  const { search } = group;
  const { name } = useViewerPosition();
  const isNear = search.filter === "nearby";
  const quick = quickFilterOf(search) ?? "all";
  const days = datesText(search.from, search.to) || (quick === "all" ? filterTexts.any : FILTER_LABEL[quick]);
  return (
    <Card>
      <ul>
        <Fold title={filterTexts.dates} value={days}>
          <DatesFilter {...group} />
        </Fold>
        <Fold
          title={texts.near.distance}
          value={isNear ? texts.near.chipWithin(name, distanceText(search.radius ?? RADIUS_KM.default)) : filterTexts.any}
        >
          <NearMeFilter {...group} />
        </Fold>
        <Fold title={filterTexts.preferences} value={search.prefs?.join(", ") ?? filterTexts.any}>
          <PreferencesFilter {...group} />
        </Fold>
      </ul>
    </Card>
  );
}

function Fold({ title, value, children }: { title: string; value: string; children: ReactNode }): ReactNode {
  return (
    <RowItem>
      <details>
        <summary className={`${rowStyle()} min-h-14`}>
          <RowFace detail={value}>{title}</RowFace>
        </summary>
        <div className="px-4 pt-1 pb-4">{children}</div>
      </details>
    </RowItem>
  );
}
