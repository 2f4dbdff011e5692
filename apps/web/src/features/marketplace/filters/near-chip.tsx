import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import LocateFixed from "lucide-react/icons/locate-fixed";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { chooseNear } from "../quick-filter.ts";
import { texts } from "../texts.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";

export function NearChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { locate, locating, name } = useViewerPosition();
  const isOn = search.filter === "nearby";
  return (
    <button
      aria-busy={locating}
      aria-pressed={isOn}
      className={chipStyle({ className: "max-sm:grow max-sm:justify-center" })}
      data-pressed={isOn || undefined}
      onClick={async () => {
        if (isOn || (await locate())) change(chooseNear(search, !isOn));
      }}
      type="button"
    >
      <LocateFixed aria-hidden="true" />
      {isOn ? texts.near.chipWithin(name, distanceText(search.radius ?? RADIUS_KM.default)) : texts.near.chip}
    </button>
  );
}
