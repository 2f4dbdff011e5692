import { courseToday } from "@fourball/domain/tee-time/when";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { CourseField } from "./course-field.tsx";
import { DateField } from "./date-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { type CourseChoice, useTeeTimeFields } from "./form-values.ts";
import { MoodField } from "./mood-field.tsx";
import { PlayersField } from "./players-field.tsx";
import { PreferencesField } from "./preferences-field.tsx";
import { PublicField } from "./public-field.tsx";
import { TimeField } from "./time-field.tsx";
import type { TimeNotesProps } from "./time-notes.tsx";

// There is nothing to say before a course and a day are chosen.
const TimeNotes = lazy(() => import("./time-notes.tsx").then(({ TimeNotes }) => ({ default: TimeNotes })));

type TeeTimeFieldsProps = {
  course: CourseChoice | null;
  onChooseCourse: (course: CourseChoice | null) => void;
  /** Confirmed players including the host. */
  minPlayers?: number;
  /** The game being edited, which does not overlap itself. */
  editing?: string;
};

/** Where, when, who and how: the fields of a tee time, made or edited. */
export const TeeTimeFields = memo(function TeeTimeFields({
  course,
  onChooseCourse,
  minPlayers,
  editing,
}: TeeTimeFieldsProps): ReactNode {
  const viewerZone = Temporal.Now.timeZoneId();
  const zone = course?.timeZone ?? viewerZone;
  return (
    <div className="stack gap-6">
      <CourseField course={course} onChoose={onChooseCourse} />
      <DateField today={() => courseToday(Temporal.Now.instant(), zone)} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6">
        <TimeField zone={zone === viewerZone ? undefined : zone.replaceAll("_", " ")} />
        <PlayersField min={minPlayers} />
      </div>
      <Notes course={course} except={editing} />
      <PublicField />
      <MoodField />
      <PreferencesField />
      <DescriptionField />
    </div>
  );
});

function Notes(props: TimeNotesProps): ReactNode {
  const { control } = useTeeTimeFields();
  const chosen = useWatch({ control, name: ["courseId", "date"] });
  if (chosen.includes("")) return null;
  return (
    <Suspense>
      <TimeNotes {...props} />
    </Suspense>
  );
}
