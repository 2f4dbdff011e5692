import { DEFAULT_MOOD, DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  blankValues,
  type CourseChoice,
  type TeeTimeFormState,
  type TeeTimeValues,
  useTeeTimeForm,
} from "../../components/tee-time-form/form-values.ts";
import { useMember } from "../../shared/member.ts";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts";

type DraftedForm = {
  form: TeeTimeFormState;
  course: CourseChoice | null;
  setCourse: (course: CourseChoice | null) => void;
  /** Some of what the form shows was filled in at an earlier visit. */
  wasKept: boolean;
  startOver: () => void;
};

/** A form that is there again, as it was, when the golfer comes back to it in this tab. */
export function useDraftedForm(): DraftedForm {
  const { id } = useMember();
  const [draft] = useState(() => readDraft(id));
  const [wasKept, setWasKept] = useState(draft !== undefined);
  const [course, setCourse] = useState<CourseChoice | null>(draft?.course ?? null);
  const form = useTeeTimeForm(blankValues);
  const { reset, control } = form;
  const { isDirty } = form.formState;
  const watched = useWatch({ control });

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(() => {
    if (isDirty) keepDraft(id, { course, values: whole(watched) });
  }, [watched, isDirty, course, id]);

  return {
    form,
    course,
    setCourse,
    wasKept,
    startOver: () => {
      forgetDraft(id);
      reset(blankValues);
      setCourse(null);
      setWasKept(false);
    },
  };
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
