import { DEFAULT_MOOD, DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { Button } from "@fourball/ui/button";
import { type ReactNode, useEffect } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { CourseChoice, TeeTimeFormState, TeeTimeValues } from "../../golf/form/form-values.ts";
import { useMember } from "../../kit/session/member.ts";
import { type Draft, keyOf } from "./draft.ts";
import { createTexts } from "./texts.ts";

type DraftKeeperProps = { form: TeeTimeFormState; course: CourseChoice | null };

/** Stores what is filled in at each change, without rendering the screen for it. */
export function DraftKeeper({ form: { control }, course }: DraftKeeperProps): null {
  const { id } = useMember();
  const { isDirty } = useFormState({ control });
  const watched = useWatch({ control });
  useEffect(() => {
    const draft: Draft = { course, values: whole(watched) };
    if (isDirty) sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  }, [watched, isDirty, course, id]);
  return null;
}

const whole = (values: Partial<TeeTimeValues>): Draft["values"] => ({
  courseId: values.courseId ?? "",
  date: values.date ?? "",
  time: values.time ?? "",
  totalSlots: values.totalSlots ?? DEFAULT_SLOTS,
  mood: values.mood ?? DEFAULT_MOOD,
  preferences: values.preferences ?? [],
  description: values.description ?? "",
  isPublic: values.isPublic ?? true,
});

/** The form has what was filled in before. */
export function DraftRestored({ startOver }: { startOver: () => void }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-4 py-2 text-small" role="status">
      {createTexts.restored}
      <Button onClick={startOver} size="small" type="button" variant="secondary">
        {createTexts.startOver}
      </Button>
    </p>
  );
}
