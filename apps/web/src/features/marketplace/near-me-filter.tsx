import { FILTERS, type Filter, RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Button } from "@fourball/ui/button";
import { Slider } from "@fourball/ui/forms/slider";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { distanceText } from "../../shared/formatting.ts";
import { useDelayedWrite } from "../../shared/forms/use-delayed-write.ts";
import { FilterBar } from "../../shared/page/filter-bar.tsx";
import { chooseDays, chooseNear, quickFilterOf } from "./quick-filter.ts";
import { texts } from "./texts.ts";
import type { FilterGroupProps } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** The quick filters once more, with the one that needs to know where the viewer is. */
export function NearMeFilter({ search, change }: FilterGroupProps): ReactNode {
  const { locate, locating, refused } = useViewerPosition();
  const isNear = search.filter === "nearby";

  async function choose(filter: Filter): Promise<void> {
    if (filter !== "nearby") change({ ...(isNear && chooseNear(search, false)), ...chooseDays({}, filter) });
    else if (await locate()) change(chooseNear(search, true));
  }

  return (
    <div className="grid gap-3">
      <FilterBar
        filters={FILTERS}
        onChoose={(filter) => void choose(filter)}
        value={isNear ? "nearby" : quickFilterOf(search)}
        wrap
      />
      <div className="text-small empty:hidden" role="status">
        {locating ? texts.near.locating : null}
        {refused && !locating ? <Message>{texts.near.refused}</Message> : null}
      </div>
      {isNear ? <Distance change={change} search={search} /> : null}
    </div>
  );
}

function Distance({ search, change }: FilterGroupProps): ReactNode {
  const { update, locating } = useViewerPosition();
  const radius = useDelayedWrite(String(search.radius ?? RADIUS_KM.default), (km) =>
    change({ radius: Number(km) === RADIUS_KM.default ? undefined : Number(km) }),
  );
  return (
    <>
      <Slider
        label={texts.near.distance}
        max={RADIUS_KM.max}
        min={RADIUS_KM.min}
        onValueChange={([km = RADIUS_KM.default]) => radius.change(String(km))}
        step={5}
        value={[Number(radius.shown)]}
        valueText={distanceText(Number(radius.shown))}
      />
      <Button className="justify-self-start" onClick={() => void update()} pending={locating} size="small" variant="secondary">
        {texts.near.update}
      </Button>
    </>
  );
}
