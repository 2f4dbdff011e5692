import { Popover } from "@fourball/ui/overlays/popover";
import type { ReactNode, RefObject } from "react";
import { DateCalendar, type DateCalendarProps } from "./date-calendar.tsx";
import { formTexts } from "./texts.ts";

type DatePopoverProps = DateCalendarProps & {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The calendar below the button that opens it. */
export function DatePopover({ anchor, open, onOpenChange, ...calendar }: DatePopoverProps): ReactNode {
  return (
    <Popover anchor={anchor} onOpenChange={onOpenChange} open={open} title={formTexts.date.choose}>
      <DateCalendar {...calendar} />
    </Popover>
  );
}
