import { FILTER_LABEL, type Filter } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import LocateFixed from "lucide-react/icons/locate-fixed";
import type { ReactNode } from "react";

export type FilterBarProps<Offered extends Filter> = {
  filters: readonly Offered[];
  /** The chosen one; none while something finer is set. */
  value: Filter | undefined;
  onChoose: (filter: Offered) => void;
};

/** The quick filters, one of which is on. */
export function FilterBar<Offered extends Filter>({ filters, value, onChoose }: FilterBarProps<Offered>): ReactNode {
  return (
    <fieldset className="no-scrollbar -m-1 flex min-w-0 gap-2 overflow-x-auto p-1">
      <legend className="sr-only">Quick filters</legend>
      {filters.map((filter) => (
        <button
          aria-pressed={filter === value}
          className={chipStyle()}
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
