import { FILTER_LABEL, RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Slider } from "@fourball/ui/forms/slider";
import { Switch } from "@fourball/ui/forms/switch";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { chooseNear } from "../quick-filter.ts";
import { texts } from "../texts.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { PlaceField } from "./place-field.tsx";

/** How far a game may be, and from where. */
export function NearMeFilter({ search, change }: FilterGroupProps): ReactNode {
  const { locate, locating, refused, name, position, update } = useViewerPosition();
  const isNear = search.filter === "nearby";
  return (
    <Fieldset hideLegend legend={texts.near.question}>
      <Switch
        checked={isNear}
        description={position ? texts.near.around(name) : undefined}
        label={FILTER_LABEL.nearby}
        onCheckedChange={async (isOn) => {
          if (!isOn || (await locate())) change(chooseNear(search, isOn));
        }}
      />
      <div className="text-small empty:hidden" role="status">
        {locating ? texts.near.locating : null}
        {refused && !locating ? <Message>{texts.near.refused}</Message> : null}
      </div>
      {isNear ? <Distance change={change} search={search} /> : null}
      <PlaceField />
      <Button className="justify-self-start" onClick={() => void update()} pending={locating} size="small" variant="secondary">
        {position ? texts.near.update : texts.near.share}
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
      label={texts.near.distance}
      max={RADIUS_KM.max}
      min={RADIUS_KM.min}
      onValueChange={([km = RADIUS_KM.default]) => radius.change(String(km))}
      step={5}
      value={[Number(radius.shown)]}
      valueText={distanceText(Number(radius.shown))}
    />
  );
}
