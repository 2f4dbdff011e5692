import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { courseToday } from "@fourball/domain/tee-time/when";
import { chipStyle } from "@fourball/ui/chip";
import CalendarDays from "lucide-react/icons/calendar-days";
import MapPin from "lucide-react/icons/map-pin";
import Repeat2 from "lucide-react/icons/repeat-2";
import { type ReactNode, useState } from "react";
import { clockText, shortDate } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import type { CourseChoice, TeeTimeFormState } from "../../tee-time/form/form-values.ts";
import { recentCourses } from "../../tee-time/form/suggested-courses.ts";
import { nextSameWeekday, nextSaturday } from "./coming-days.ts";
import { shortcutTexts as texts } from "./shortcut-texts.ts";

const MORNING = "08:00";
const chip = chipStyle({ className: "max-w-60" });

type ShortcutsProps = {
  form: TeeTimeFormState;
  course: CourseChoice | null;
  setCourse: (course: CourseChoice | null) => void;
};

/** What most games have: Saturday morning, the last game again, a course that the golfer knows. */
export function Shortcuts({ form, course, setCourse }: ShortcutsProps): ReactNode {
  const { data: hosted = [] } = trpc.dashboard.hosted.useQuery();
  const utils = trpc.useUtils();
  const [done, setDone] = useState("");
  const last = hosted.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  const today = courseToday(Temporal.Now.instant(), course?.timeZone ?? Temporal.Now.timeZoneId());
  const saturday = nextSaturday(today);

  async function choose(courseId: string): Promise<void> {
    const [known] = await utils.course.list.fetch({ id: courseId });
    // A course may have been archived since.
    if (!known) return setDone(texts.gone);
    setCourse(known);
    form.setValue("courseId", known.id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setDone(texts.courseChosen(known.name));
  }

  function chooseSaturday(): void {
    const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("date", saturday, how);
    form.setValue("time", MORNING, how);
    setDone(texts.dayChosen(shortDate(saturday), clockText(MORNING)));
  }

  async function repeat(game: TeeTimeCard): Promise<void> {
    const { time, totalSlots, mood, preferences, isPublic } = game;
    form.reset(
      {
        courseId: "",
        date: nextSameWeekday(game.date, courseToday(Temporal.Now.instant(), game.course.timeZone)),
        time,
        totalSlots,
        mood,
        preferences,
        isPublic,
        description: game.description ?? "",
      },
      { keepDefaultValues: true },
    );
    await choose(game.courseId);
  }

  return (
    <div className="stack">
      <ul aria-label={texts.label} className="no-scrollbar -m-1 flex gap-1.5 overflow-x-auto p-1">
        {last ? (
          <li>
            <button className={chip} onClick={() => void repeat(last)} type="button">
              <Repeat2 aria-hidden="true" />
              {texts.repeat}
            </button>
          </li>
        ) : null}
        <li>
          <button className={chip} onClick={chooseSaturday} type="button">
            <CalendarDays aria-hidden="true" />
            {texts.saturday(shortDate(saturday), clockText(MORNING))}
          </button>
        </li>
        {recentCourses(hosted).map(({ id, name }) => (
          <li className="min-w-0 shrink-0" key={id}>
            <button className={chip} onClick={() => void choose(id)} title={name} type="button">
              <MapPin aria-hidden="true" />
              <span className="truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {done}
      </p>
    </div>
  );
}
