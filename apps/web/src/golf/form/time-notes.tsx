import { HEAD_START_HOURS, type HeadStartHours, isHeadStartPossible } from "@fourball/domain/tee-time/head-start";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import { type ReactNode, Suspense, useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { trpc } from "../../kit/trpc/trpc.ts";
import { optionalPart } from "../../kit/when-idle.ts";
import { headStartTexts } from "../head-start/texts.ts";
import { OverlapWarning } from "../join/overlap-warning.tsx";
import { type CourseChoice, type TeeTimeFormState, useTeeTimeFields } from "./form-values.ts";

const FormLight = optionalPart(async () => (await import("./form-light.tsx")).FormLight);

type TimeNotesProps = {
  course: CourseChoice | null;
  /** The game being edited, which does not overlap itself. */
  except?: string | undefined;
};

/** What is worth knowing about the chosen day and hour. */
export const TimeNotes = ({ course, except }: TimeNotesProps): ReactNode => (
  <>
    {course ? (
      <Suspense fallback={<p className="h-[1lh] text-small" />}>
        <FormLight course={course} />
      </Suspense>
    ) : null}
    <FormOverlap except={except} />
  </>
);

/** Says so when the host has another game at about the chosen time; `except` is the game being edited. */
export function FormOverlap({ except }: { except?: string | undefined }): ReactNode {
  const { control } = useTeeTimeFields();
  const [courseId, date, time] = useWatch({ control, name: ["courseId", "date", "time"] });
  const isComplete = courseId !== "" && date !== "" && time !== "";
  const { data: other } = trpc.teeTime.overlap.useQuery({ courseId, date, time, except }, { enabled: isComplete });
  return isComplete && other ? <OverlapWarning overlap={other} /> : null;
}

/** For hosts with partners: for how long only those see a public game. Press the chosen time again to leave it out. */
export function HeadStartField({ timeZone }: { timeZone: string }): ReactNode {
  const { control } = useTeeTimeFields();
  const { data } = trpc.partner.answered.useQuery();
  const { field } = useController({ control, name: "headStartHours" });
  const possible = usePossibleHours(control, timeZone);
  const isGone = field.value !== undefined && !possible.includes(field.value);
  const { onChange } = field;
  useEffect(() => {
    if (isGone) onChange(undefined);
  }, [isGone, onChange]);
  if (possible.length === 0 || !data?.some(({ isPartner }) => isPartner)) return null;
  return (
    <div className="grid gap-2">
      <div className="grid gap-0.5">
        <p className="font-semibold text-small">{headStartTexts.field}</p>
        <p className="text-ink-2 text-small">{headStartTexts.fieldHint}</p>
      </div>
      <ToggleGroup
        label={headStartTexts.field}
        onValueChange={([chosen]) => onChange(HEAD_START_HOURS.find((hours) => String(hours) === chosen))}
        options={possible.map((hours) => ({ value: String(hours), label: headStartTexts.hours(hours) }))}
        value={field.value === undefined ? [] : [String(field.value)]}
      />
    </div>
  );
}

/** None for a private game, or before the tee-off is known. */
function usePossibleHours(control: TeeTimeFormState["control"], timeZone: string): readonly HeadStartHours[] {
  const [isPublic, date, time] = useWatch({ control, name: ["isPublic", "date", "time"] });
  if (isPublic === false || !date || !time) return [];
  const teeOffAt = teeOffInstant({ date, time, timeZone });
  const now = Temporal.Now.instant();
  return HEAD_START_HOURS.filter((hours) => isHeadStartPossible(hours, { teeOffAt, now }));
}
