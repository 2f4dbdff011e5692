import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { chosenLight } from "./chosen-light.ts";
import { type CourseChoice, useTeeTimeFields } from "./form-values.ts";

/** When the sun sets on the chosen day, and how far the light reaches from the chosen hour. */
export function FormLight({ course }: { course: CourseChoice }): ReactNode {
  const { control } = useTeeTimeFields();
  const [date, time, totalSlots, preferences] = useWatch({ control, name: ["date", "time", "totalSlots", "preferences"] });
  const light = chosenLight(course, { date, time, totalSlots, preferences });
  if (!light) return null;
  return light.warning ? (
    <Alert title={light.sun} tone="warn">
      {light.warning}
    </Alert>
  ) : (
    <p className="text-ink-2 text-small">{light.sun}</p>
  );
}
