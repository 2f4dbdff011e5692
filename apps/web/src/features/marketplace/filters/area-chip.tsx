import { chipStyle } from "@fourball/ui/chip";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { texts } from "./filter-texts.ts";

/** The list is narrowed to a part of the map; pressed, it no longer is. */
export function AreaChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  if (!search.box) return null;
  return (
    <button
      aria-label={texts.remove(texts.chips.area)}
      className={chipStyle()}
      data-pressed
      onClick={() => change({ box: undefined })}
      type="button"
    >
      {texts.chips.area}
      <X aria-hidden="true" />
    </button>
  );
}
