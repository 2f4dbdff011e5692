import { FILTER_LABEL, RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Slider } from "@fourball/ui/forms/slider";
import { Switch } from "@fourball/ui/forms/switch";
import { Message } from "@fourball/ui/message";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { chooseNear, quickFilterOf } from "../quick-filter.ts";
import { marketplaceTexts } from "../texts.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { datesText } from "./count-filters.ts";
import { filterTexts } from "./filter-texts.ts";
import { PreferencesFilter } from "./game-filters.tsx";
import { PlaceField } from "./place-field.tsx";
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
          title={marketplaceTexts.near.distance}
          value={
            isNear ? marketplaceTexts.near.chipWithin(name, distanceText(search.radius ?? RADIUS_KM.default)) : filterTexts.any
          }
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

/** How far a game may be, and from where. */
function NearMeFilter({ search, change }: FilterGroupProps): ReactNode {
  const { locate, locating, refused, name, position, update } = useViewerPosition();
  const isNear = search.filter === "nearby";
  return (
    <Fieldset hideLegend legend={marketplaceTexts.near.question}>
      <Switch
        checked={isNear}
        description={position ? marketplaceTexts.near.around(name) : undefined}
        label={FILTER_LABEL.nearby}
        onCheckedChange={async (isOn) => {
          if (!isOn || (await locate())) change(chooseNear(search, isOn));
        }}
      />
      <div className="text-small empty:hidden" role="status">
        {locating ? marketplaceTexts.near.locating : null}
        {refused && !locating ? <Message>{marketplaceTexts.near.refused}</Message> : null}
      </div>
      {isNear ? <Distance change={change} search={search} /> : null}
      <PlaceField />
      <Button className="justify-self-start" onClick={() => void update()} pending={locating} size="small" variant="secondary">
        {position ? marketplaceTexts.near.update : marketplaceTexts.near.share}
      </Button>
    </Fieldset>
  );
}

function Distance({ search, change }: FilterGroupProps): ReactNode {
  const radius = useDelayedWrite(String(search.radius ?? RADIUS_KM.default), (km) =>
    change({ radius: Number(km) === RADIUS_KM.default ? undefined : Number(km) }),
  );
  return (
    <Slider
      label={marketplaceTexts.near.distance}
      max={RADIUS_KM.max}
      min={RADIUS_KM.min}
      onValueChange={([km = RADIUS_KM.default]) => radius.change(String(km))}
      step={5}
      value={[Number(radius.shown)]}
      valueText={distanceText(Number(radius.shown))}
    />
  );
}
