import { Button } from "@fourball/ui/button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormLight } from "../form-light.tsx";
import { type CourseChoice, useTeeTimeFields } from "../form-values.ts";
import { TimeField } from "../time-field.tsx";
import { sentenceTexts } from "./texts.ts";

const STEP_MINUTES = 10;

export function TimeChoices({ course, zone }: { course: CourseChoice | null; zone: string | undefined }): ReactNode {
  const { control, setValue } = useTeeTimeFields();
  const [date, time] = useWatch({ control, name: ["date", "time"] });

  function move(minutes: number): void {
    const moved = Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: "minute" });
    setValue("time", moved, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div className="stack gap-4">
      <TimeField hideLabel zone={zone} />
      <div className="grid grid-cols-2 gap-2">
        <Button
          aria-label={sentenceTexts.earlier(STEP_MINUTES)}
          disabled={!time}
          onClick={() => move(-STEP_MINUTES)}
          type="button"
          variant="secondary"
        >
          <Minus aria-hidden="true" className="size-4 stroke-2" />
          {sentenceTexts.step(STEP_MINUTES)}
        </Button>
        <Button
          aria-label={sentenceTexts.later(STEP_MINUTES)}
          disabled={!time}
          onClick={() => move(STEP_MINUTES)}
          type="button"
          variant="secondary"
        >
          {sentenceTexts.step(STEP_MINUTES)}
          <Plus aria-hidden="true" className="size-4 stroke-2" />
        </Button>
      </div>
      {course && date ? <FormLight course={course} /> : null}
    </div>
  );
}
