import { DEFAULT_MOOD, DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useMember } from "../../shared/session/member.ts";
import {
  blankValues,
  type CourseChoice,
  type TeeTimeFormState,
  type TeeTimeValues,
  useTeeTimeForm,
} from "../../tee-time/form/form-values.ts";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts";

type DraftedForm = {
  form: TeeTimeFormState;
  course: CourseChoice | null;
  setCourse: (course: CourseChoice | null) => void;
  /** Whether a draft was restored. */
  wasRestored: boolean;
  startOver: () => void;
};

/** A form whose draft survives navigation in this tab. */
export function useDraftedForm(): DraftedForm {
  const { id } = useMember();
  const [draft] = useState(() => readDraft(id));
  const [wasRestored, setWasRestored] = useState(draft !== undefined);
  const [course, setCourse] = useState<CourseChoice | null>(draft?.course ?? null);
  const form = useTeeTimeForm(blankValues);
  const { reset } = form;

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);

  return {
    form,
    course,
    setCourse,
    wasRestored,
    startOver: () => {
      forgetDraft(id);
      reset(blankValues);
      setCourse(null);
      setWasRestored(false);
    },
  };
}

/** Stores what is filled in at each change, without rendering the screen for it. */
export function DraftKeeper({ form: { control }, course }: Pick<DraftedForm, "form" | "course">): null {
  const { id } = useMember();
  const { isDirty } = useFormState({ control });
  const watched = useWatch({ control });
  useEffect(() => {
    if (isDirty) keepDraft(id, { course, values: whole(watched) });
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
