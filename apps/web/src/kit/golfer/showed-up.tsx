import { attendanceFigure, attendanceText } from "@fourball/domain/attendance/text";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";

type ShowedUpProps = { of: { showedUp: number; lateWithdrawals: number; noShows: number }; inWords?: boolean };

/** For how many rounds a golfer showed up: a figure on rows, in words for screen readers and on profiles. A no-show takes its color. */
export const ShowedUp = ({ of, inWords = false }: ShowedUpProps): ReactNode => (
  <span className={`inline-flex items-center gap-1 ${inWords ? "" : "whitespace-nowrap"}`}>
    <ShieldCheck aria-hidden="true" className={`size-3.5 shrink-0 stroke-2 ${of.noShows === 0 ? "text-ok" : ""}`} />
    {inWords ? null : <span aria-hidden="true">{attendanceFigure(of)}</span>}
    <span className={inWords ? undefined : "sr-only"}>{attendanceText(of)}</span>
  </span>
);
