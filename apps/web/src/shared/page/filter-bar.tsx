import { FILTER_LABEL, type Filter } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import LocateFixed from "lucide-react/icons/locate-fixed";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";

export type FilterBarProps<Offered extends Filter> = {
  filters: readonly Offered[];
  /** The chosen one; none while something finer is set. */
  value: Filter | undefined;
  onChoose: (filter: Offered) => void;
  /** Where there is room below rather than at the side. */
  wrap?: boolean;
};

/** The quick filters, one of which is on. */
export function FilterBar<Offered extends Filter>({ filters, value, onChoose, wrap }: FilterBarProps<Offered>): ReactNode {
  return (
    <fieldset className={`flex min-w-0 gap-1.5 sm:gap-2 ${wrap ? "flex-wrap" : "no-scrollbar -m-1 overflow-x-auto p-1"}`}>
      <legend className="sr-only">{texts.quickFilters}</legend>
      {filters.map((filter) => (
        <button
          aria-pressed={filter === value}
          className={chipStyle({ className: "max-sm:px-2.5" })}
          data-pressed={filter === value || undefined}
          key={filter}
          onClick={() => onChoose(filter)}
          type="button"
        >
          {filter === "nearby" ? <LocateFixed aria-hidden="true" /> : null}
          {FILTER_LABEL[filter]}
        </button>
      ))}
    </fieldset>
  );
}
