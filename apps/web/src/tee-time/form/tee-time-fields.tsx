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

// There is nothing to say before a course and a day are chosen.
const loadNotes = () => import("./time-notes.tsx");
const TimeNotes = lazy(() => loadNotes().then(({ TimeNotes }) => ({ default: TimeNotes })));
const HeadStart = lazy(() => loadNotes().then(({ HeadStartField }) => ({ default: HeadStartField })));

type TeeTimeFieldsProps = {
  course: CourseChoice | null;
  onChooseCourse: (course: CourseChoice | null) => void;
  /** Confirmed players including the host. */
  minPlayers?: number;
  /** The game being edited, which does not overlap itself. */
  editing?: string;
  /** The game being edited isn't public yet, but opens by itself. */
  hasHeadStart?: boolean;
};

/** Where, when, who and how: the fields of a tee time, made or edited. */
export const TeeTimeFields = memo(function TeeTimeFields({
  course,
  onChooseCourse,
  minPlayers,
  editing,
  hasHeadStart = false,
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
      <OnceChosen>
        <TimeNotes course={course} except={editing} />
      </OnceChosen>
      {hasHeadStart ? null : <PublicField />}
      <OnceChosen>{editing ? null : <HeadStart timeZone={zone} />}</OnceChosen>
      <MoodField />
      <PreferencesField />
      <DescriptionField />
    </div>
  );
});

function OnceChosen({ children }: { children: ReactNode }): ReactNode {
  const { control } = useTeeTimeFields();
  const chosen = useWatch({ control, name: ["courseId", "date"] });
  return chosen.includes("") ? null : <Suspense>{children}</Suspense>;
}
