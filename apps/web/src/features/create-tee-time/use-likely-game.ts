import { courseToday } from "@fourball/domain/tee-time/when";
import { useMemo } from "react";
import { blankValues, type CourseChoice } from "../../golf/form/form-values.ts";
import { texts } from "../../golf/form/sentence/texts.ts";
import { useSuggestedCourses } from "../../golf/form/suggested-courses.ts";
import { usualTeeOff } from "../../golf/form/usual-tee-off.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useIsIdle } from "../../kit/when-idle.ts";

type LikelyGame = {
  values: typeof blankValues;
  course: CourseChoice | null;
  /** The name of the last course while the rest of it is on its way; dots where another may come. */
  comingCourse: string | undefined;
};

/** What a host would most likely fill in: the usual day and hour, the last course or else the nearest. */
export function useLikelyGame(): LikelyGame {
  const { data: hosted } = trpc.dashboard.hosted.useQuery();
  const { recent, nearest, lastName, isPending } = useSuggestedCourses(useIsIdle());
  const course = (isPending ? undefined : (recent[0] ?? nearest[0])) ?? null;
  const today = courseToday(Temporal.Now.instant(), course?.timeZone ?? Temporal.Now.timeZoneId());
  const values = useMemo(
    () => ({ ...blankValues, ...usualTeeOff(hosted ?? [], today), courseId: course?.id ?? "" }),
    [hosted, today, course?.id],
  );
  return { values, course, comingCourse: isPending ? (lastName ?? texts.courseComing) : undefined };
}
