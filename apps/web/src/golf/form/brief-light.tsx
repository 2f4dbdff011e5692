import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { chosenLight } from "./chosen-light.ts";
import { type CourseChoice, useTeeTimeFields } from "./form-values.ts";

/** How far the light reaches from the chosen hour, after the day. */
export function BriefLight({ course }: { course: CourseChoice }): ReactNode {
  const { control } = useTeeTimeFields();
  const [date, time, totalSlots, preferences] = useWatch({ control, name: ["date", "time", "totalSlots", "preferences"] });
  const light = chosenLight(course, { date, time, totalSlots, preferences });
  if (!light?.brief) return null;
  return <span className={light.warning ? "text-warn" : undefined}>{` · ${light.brief}`}</span>;
}
