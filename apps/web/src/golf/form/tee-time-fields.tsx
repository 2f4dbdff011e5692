import { courseToday } from "@fourball/domain/tee-time/when";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { idlePart } from "../../kit/when-idle.ts";
import { CourseField } from "./course-field.tsx";
import { DateField } from "./date-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { type CourseChoice, type EditedGame, useTeeTimeFields } from "./form-values.ts";
import { PlayersField } from "./players-field.tsx";
import { PublicField } from "./public-field.tsx";
import { TimeField } from "./time-field.tsx";

// Below the first screen.
const MoodField = idlePart(async () => (await import("./mood-field.tsx")).MoodField);
const PreferencesField = idlePart(async () => (await import("./preferences-field.tsx")).PreferencesField);
// There is nothing to say before a course and a day are chosen.
const loadNotes = () => import("./time-notes.tsx");
const TimeNotes = lazy(() => loadNotes().then(({ TimeNotes }) => ({ default: TimeNotes })));
const HeadStart = lazy(() => loadNotes().then(({ HeadStartField }) => ({ default: HeadStartField })));

type TeeTimeFieldsProps = {
  course: CourseChoice | null;
  onChooseCourse: (course: CourseChoice | null) => void;
  editing?: EditedGame;
};

/** Where, when, who and how: the fields of a tee time, made or edited, where there is room for them. */
export const TeeTimeFields = memo(function TeeTimeFields({ course, onChooseCourse, editing }: TeeTimeFieldsProps): ReactNode {
  const viewerZone = Temporal.Now.timeZoneId();
  const zone = course?.timeZone ?? viewerZone;
  return (
    <div className="stack gap-6">
      <CourseField canRepeat={!editing} course={course} onChoose={onChooseCourse} />
      <DateField today={() => courseToday(Temporal.Now.instant(), zone)} />
      <div className="grid grid-cols-2 gap-4">
        <TimeField zone={zone === viewerZone ? undefined : zone.replaceAll("_", " ")} />
        <PlayersField editing={editing} />
      </div>
      {/* As high as what is said of the light, so that the fields below don't move under a finger when it comes. */}
      <OnceChosen place={course ? <p className="h-[1lh] text-small" /> : null}>
        <TimeNotes course={course} except={editing?.id} />
      </OnceChosen>
      {editing?.opensToAllAt ? null : <PublicField />}
      <OnceChosen>{editing ? null : <HeadStart timeZone={zone} />}</OnceChosen>
      <Suspense fallback={<Skeleton className="h-80 rounded-control" />}>
        <MoodField />
        <PreferencesField />
      </Suspense>
      <DescriptionField />
    </div>
  );
});

function OnceChosen({ place, children }: { place?: ReactNode; children: ReactNode }): ReactNode {
  const { control } = useTeeTimeFields();
  const chosen = useWatch({ control, name: ["courseId", "date"] });
  return chosen.includes("") ? null : <Suspense fallback={place}>{children}</Suspense>;
}
