import { courseToday } from "@fourball/domain/tee-time/when";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { blankValues, type CourseChoice, fieldId, type TeeTimeFormState, useTeeTimeForm } from "../../golf/form/form-values.ts";
import { sentenceTexts } from "../../golf/form/sentence/texts.ts";
import { useSuggestedCourses } from "../../golf/form/suggested-courses.ts";
import { usualTeeOff } from "../../golf/form/usual-tee-off.ts";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useIsIdle } from "../../kit/when-idle.ts";
import { forgetDraft, readDraft } from "./draft.ts";

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

/** What is filled in for a golfer. */
const LIKELY = ["courseId", "date", "time"] as const;

/** Whether its input has the focus: what comes there now would end up in the middle of what is being typed. */
const isInUse = (name: (typeof LIKELY)[number]): boolean => document.querySelector(`#${fieldId(name)} input:focus`) !== null;

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
    // Once it is sent, the new game is one of those that make another day likely.
    if (wasRestored || isSubmitSuccessful) return;
    const before = filled.current;
    const next = { ...likely.values };
    for (const name of LIKELY) if (isInUse(name)) next[name] = before[name];
    if (LIKELY.every((name) => next[name] === before[name])) return;
    filled.current = next;
    const values = { ...getValues() };
    if (next.courseId !== before.courseId && values.courseId === before.courseId) setCourse(likely.course);
    for (const name of LIKELY) if (values[name] === before[name]) values[name] = next[name];
    // Only what the golfer has filled in is a change that leaving would lose.
    reset(next, { keepIsSubmitted: true });
    reset(values, { keepDefaultValues: true, keepIsSubmitted: true });
  }, [likely.values, likely.course, wasRestored, isSubmitSuccessful, getValues, reset]);

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

type LikelyGame = {
  values: typeof blankValues;
  course: CourseChoice | null;
  /** The name of the last course while the rest of it is on its way; dots where another may come. */
  comingCourse: string | undefined;
};

/** What a host would most likely fill in: the usual day and hour, the last course or else the nearest. */
function useLikelyGame(): LikelyGame {
  const { data: hosted } = trpc.dashboard.hosted.useQuery();
  const { recent, nearest, lastName, isPending } = useSuggestedCourses(useIsIdle());
  const course = (isPending ? undefined : (recent[0] ?? nearest[0])) ?? null;
  const today = courseToday(Temporal.Now.instant(), course?.timeZone ?? Temporal.Now.timeZoneId());
  const values = useMemo(
    () => ({ ...blankValues, ...usualTeeOff(hosted ?? [], today), courseId: course?.id ?? "" }),
    [hosted, today, course?.id],
  );
  return { values, course, comingCourse: isPending ? (lastName ?? sentenceTexts.courseComing) : undefined };
}
