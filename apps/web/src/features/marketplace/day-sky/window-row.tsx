import type { Hours } from "@fourball/domain/tee-time/hours";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { hoursInWords } from "./hours-in-words.ts";
import { texts } from "./texts.ts";

export const textButton = linkStyle({ isAlone: true, className: "font-semibold" });

type WindowRowProps = { hours: Hours; count?: number | undefined; clear: () => void };

/** The hours that are drawn, and the way back to the whole day. */
export const WindowRow = ({ hours, count, clear }: WindowRowProps): ReactNode => (
  <div className="mb-1.5 flex min-h-8 items-center justify-between gap-4 sm:mb-3.5">
    <p className="font-semibold">{texts.counted(hoursInWords(hours), count)}</p>
    <button aria-label={texts.clearSpoken} className={textButton} onClick={clear} type="button">
      {texts.clear}
    </button>
  </div>
);
