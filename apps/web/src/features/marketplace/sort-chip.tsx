import { SORTS } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import type { ReactNode } from "react";
import { sortOf } from "./marketplace-search.ts";
import { chooseNear } from "./quick-filter.ts";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** The browser's own list of choices, in the look of a chip. */
export function SortChip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { locate } = useViewerPosition();

  async function choose(chosen: string): Promise<void> {
    const sort = SORTS.find((one) => one === chosen);
    if (sort !== "nearest") change({ order: sort === sortOf({ ...search, order: undefined }) ? undefined : sort });
    else if (search.filter === "nearby") change({ order: undefined });
    else if (await locate()) change({ ...chooseNear(search, true), order: undefined });
  }

  return (
    <label className={chipStyle({ className: "relative has-focus-visible:outline-2 has-focus-visible:outline-ring" })}>
      <ArrowDownUp aria-hidden="true" />
      <span aria-hidden="true">{texts.sort.by[sortOf(search)]}</span>
      <select
        aria-label={texts.sort.label}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => void choose(target.value)}
        value={sortOf(search)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sort.by[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
