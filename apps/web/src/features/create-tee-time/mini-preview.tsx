import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { clockText, shortDate } from "../../shared/formatting.ts";
import { dotsOf } from "../../tee-time/face/spot-counts.ts";
import type { CourseChoice, TeeTimeFormState } from "../../tee-time/form/form-values.ts";
import { texts } from "./texts.ts";

/** The game in one line, in sight while a phone scrolls through the form. The preview itself says the same to a screen reader. */
export function MiniPreview({ form, course }: { form: TeeTimeFormState; course: CourseChoice | null }): ReactNode {
  const [date, time, totalSlots = DEFAULT_SLOTS] = useWatch({ control: form.control, name: ["date", "time", "totalSlots"] });
  const game = { totalSlots, confirmedCount: 0, offeredCount: 0, pendingCount: 0, viewerStatus: "host" as const };
  return (
    <p aria-hidden="true" className="mb-2 flex h-9 items-center gap-3 text-small sm:hidden">
      {time ? (
        <span className="numerals min-w-13 text-[1.25rem]">{clockText(time)}</span>
      ) : (
        <span className="min-w-13 text-ink-2">{texts.preview.noTime}</span>
      )}
      <span className="min-w-0 grow border-line border-l pl-3 leading-tight">
        <span className="block truncate font-semibold">{course?.name ?? texts.preview.noCourse}</span>
        <span className="block truncate text-ink-2 text-micro">{date ? shortDate(date) : texts.preview.noDate}</span>
      </span>
      <Dots dots={dotsOf(game)} />
    </p>
  );
}
