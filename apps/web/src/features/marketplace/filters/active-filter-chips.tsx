import { chipStyle } from "@fourball/ui/chip";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { activeFilters } from "./active-filters.ts";
import { texts } from "./filter-texts.ts";
import { useCourseName } from "./use-course-name.ts";

/** What is on, each to be taken off by itself. */
export function ActiveFilterChips(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const filters = activeFilters(search, useCourseName(search.course));
  if (filters.length === 0) return null;
  return (
    <ul aria-label={texts.active} className="mt-4 flex flex-wrap justify-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <button aria-label={texts.remove(label)} className={chipStyle()} onClick={() => change(without)} type="button">
            {label}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
