import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "../../kit/trpc/trpc.ts";
import { OverlapWarning } from "../join/overlap-warning.tsx";
import { useTeeTimeFields } from "./form-values.ts";

/** Says so when the host has another game at about the chosen time; `except` is the game being edited. */
export function FormOverlap({ except }: { except?: string | undefined }): ReactNode {
  const { control } = useTeeTimeFields();
  const [courseId, date, time] = useWatch({ control, name: ["courseId", "date", "time"] });
  const isComplete = courseId !== "" && date !== "" && time !== "";
  const { data: other } = trpc.teeTime.overlap.useQuery({ courseId, date, time, except }, { enabled: isComplete });
  return isComplete && other ? <OverlapWarning overlap={other} /> : null;
}
