import { calendarFileLink } from "@fourball/domain/links/api-links";
import { buttonStyle } from "@fourball/ui/button";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { ReactNode } from "react";
import { clockTexts } from "./texts.ts";

type AddToCalendarProps = {
  teeTimeId: string;
  /** Which game it belongs to, where several are on one screen. */
  courseName?: string;
  variant?: "secondary" | "ghost";
};

/** The round as a file that calendars read. */
export function AddToCalendar({ teeTimeId, courseName, variant = "ghost" }: AddToCalendarProps): ReactNode {
  return (
    <a
      aria-label={courseName && clockTexts.addGameToCalendar(courseName)}
      className={buttonStyle({ variant })}
      download
      href={calendarFileLink(teeTimeId)}
    >
      <CalendarPlus aria-hidden="true" className="size-4 stroke-[1.75]" />
      {clockTexts.addToCalendar}
    </a>
  );
}
