import { FILTERS, type Filter, RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Slider } from "@fourball/ui/forms/slider";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useDelayedWrite } from "../../shared/forms/use-delayed-write.ts";
import { FilterBar } from "../../shared/page/filter-bar.tsx";
import { POSITION_REFUSED } from "./position-texts.ts";
import { quickFilterOf } from "./quick-filter.ts";
import type { FilterGroupProps } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** The quick filters once more, with the one that needs to know where the viewer is. */
export function NearMeFilter({ search, change }: FilterGroupProps): ReactNode {
  const { locate, locating, refused } = useViewerPosition();

  async function choose(filter: Filter): Promise<void> {
    if (filter === "nearby" && !(await locate())) return;
    change({ filter: filter === "all" ? undefined : filter, ...(filter !== "nearby" && { from: undefined, to: undefined }) });
  }

  return (
    <div className="grid gap-3">
      <FilterBar filters={FILTERS} onChoose={(filter) => void choose(filter)} value={quickFilterOf(search)} wrap />
      <div className="text-small empty:hidden" role="status">
        {locating ? "Asking your browser where you are…" : null}
        {refused && !locating ? <Message>{POSITION_REFUSED}</Message> : null}
      </div>
      {search.filter === "nearby" ? <Distance change={change} search={search} /> : null}
    </div>
  );
}

function Distance({ search, change }: FilterGroupProps): ReactNode {
  const radius = useDelayedWrite(String(search.radius ?? RADIUS_KM.default), (km) =>
    change({ radius: Number(km) === RADIUS_KM.default ? undefined : Number(km) }),
  );
  return (
    <Slider
      label="Distance"
      max={RADIUS_KM.max}
      min={RADIUS_KM.min}
      onValueChange={([km = RADIUS_KM.default]) => radius.change(String(km))}
      step={5}
      value={[Number(radius.shown)]}
      valueText={`${radius.shown} km`}
    />
  );
}
