import { type Hours, hoursAround, hoursOf, hoursText } from "@fourball/domain/tee-time/hours";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";

export type DrawnHours = ReturnType<typeof useDrawnHours>;

/** The hours of the search; older addresses name parts of the day. */
export function useDrawnHours({ search, change }: FilterGroupProps, all: Hours) {
  const parts = hoursAround(search.times ?? []);
  const chosen = search.hours ?? (parts ? hoursText(parts) : "");
  const range = useDelayedWrite<string>(chosen, (hours) => change({ hours: hours || undefined, times: undefined }));
  /** The whole day narrows nothing. */
  const textOf = (hours: Hours): string => (hours.from <= all.from && hours.to >= all.to ? "" : hoursText(hours));
  return {
    hours: hoursOf(range.shown),
    show: (hours: Hours) => range.show(textOf(hours)),
    /** Shows them at once, and narrows the list once the keys or the finger rest. */
    write: (hours: Hours) => range.change(textOf(hours)),
    clear: () => {
      range.show("");
      range.writeNow("");
    },
  };
}
