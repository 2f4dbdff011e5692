import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { type CourseChoice, type TeeTimeFormState, useTeeTimeForm } from "../../golf/form/form-values.ts";
import { useMember } from "../../kit/session/member.ts";
import { forgetDraft, readDraft } from "./draft.ts";
import { useLikelyGame } from "./use-likely-game.ts";

type DraftedForm = {
  form: TeeTimeFormState;
  course: CourseChoice | null;
  setCourse: (course: CourseChoice | null) => void;
  /** The name of the course that is about to be filled in. */
  comingCourse: string | undefined;
  /** Whether a draft was restored. */
  wasRestored: boolean;
  startOver: () => void;
};

/** A form that starts with what is likely, or with the draft of this tab. */
export function useDraftedForm(): DraftedForm {
  const { id } = useMember();
  const [draft] = useState(() => readDraft(id));
  const [wasRestored, setWasRestored] = useState(draft !== undefined);
  const likely = useLikelyGame();
  const filled = useRef(likely.values);
  const form = useTeeTimeForm(likely.values);
  const [course, setCourse] = useState<CourseChoice | null>(draft ? draft.course : likely.course);
  const { reset, getValues, control } = form;
  const { isSubmitSuccessful } = useFormState({ control });

  useEffect(() => {
    if (draft) reset({ ...draft.values, date: draft.values.date || filled.current.date }, { keepDefaultValues: true });
  }, [draft, reset]);

  // Before it is painted: the sentence would ask for the course in between.
  useLayoutEffect(() => {
    const before = filled.current;
    // Once it is sent, the new game is one of those that make another day likely.
    if (wasRestored || isSubmitSuccessful || before === likely.values) return;
    filled.current = likely.values;
    const { courseId, date, time, ...others } = getValues();
    const isSameCourse = courseId === before.courseId;
    if (isSameCourse) setCourse(likely.course);
    // Only what the golfer has filled in is a change that leaving would lose.
    reset(likely.values, { keepIsSubmitted: true });
    reset(
      {
        ...others,
        courseId: isSameCourse ? likely.values.courseId : courseId,
        date: date === before.date ? likely.values.date : date,
        time: time === before.time ? likely.values.time : time,
      },
      { keepDefaultValues: true, keepIsSubmitted: true },
    );
  }, [likely, wasRestored, isSubmitSuccessful, getValues, reset]);

  return {
    form,
    course,
    setCourse,
    comingCourse: wasRestored ? undefined : likely.comingCourse,
    wasRestored,
    startOver: () => {
      forgetDraft(id);
      filled.current = likely.values;
      reset(likely.values);
      setCourse(likely.course);
      setWasRestored(false);
    },
  };
}
