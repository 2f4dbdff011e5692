import { DESCRIPTION_MAX, PREFERENCES } from "@fourball/domain/tee-time/constants";
import { courseToday } from "@fourball/domain/tee-time/when";
import { busyClub } from "@fourball/testkit/busy-club";
import { aGame } from "@fourball/testkit/club/some-games";
import { idOf } from "@fourball/testkit/fixtures";
import { Button } from "@fourball/ui/button";
import { Kept, LONG, nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { CourseField } from "../../src/components/tee-time-form/course-field.tsx";
import { DateField } from "../../src/components/tee-time-form/date-field.tsx";
import { DescriptionField } from "../../src/components/tee-time-form/description-field.tsx";
import { ErrorSummary } from "../../src/components/tee-time-form/error-summary.tsx";
import { FormOverlap } from "../../src/components/tee-time-form/form-overlap.tsx";
import {
  blankValues,
  type CourseChoice,
  type TeeTimeValues,
  useTeeTimeForm,
  valuesOf,
} from "../../src/components/tee-time-form/form-values.ts";
import { MoodField } from "../../src/components/tee-time-form/mood-field.tsx";
import { PlayersField } from "../../src/components/tee-time-form/players-field.tsx";
import { PreferencesField } from "../../src/components/tee-time-form/preferences-field.tsx";
import { PublicField } from "../../src/components/tee-time-form/public-field.tsx";
import { TeeTimeFields } from "../../src/components/tee-time-form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../src/components/tee-time-form/tee-time-form.tsx";
import { TimeField } from "../../src/components/tee-time-form/time-field.tsx";
import { AForm } from "../a-form.tsx";
import { Club } from "../club.tsx";

const game = aGame(0);
const filled = valuesOf(game);
const today = courseToday(Temporal.Now.instant(), game.course.timeZone);
const noCourse = { name: "courseId", message: "Golf course is required" } as const;
const noDate = { name: "date", message: "Date is required" } as const;
const noTime = { name: "time", message: "Time is required" } as const;
const tooLong = { name: "description", message: `Description must be ${DESCRIPTION_MAX} characters or less` } as const;
const another = { teeTimeId: idOf(201), courseName: "Larkspur Links", date: game.date, time: game.time };

/** A whole form, which says what is wrong once it is tried. */
function Whole({ values = blankValues, course }: { values?: TeeTimeValues; course: CourseChoice | null }): ReactNode {
  const form = useTeeTimeForm(values);
  return (
    <TeeTimeForm error={null} form={form} onSubmit={nothing} otherwise="Your tee time was not created.">
      <Kept initially={course}>{(chosen, keep) => <TeeTimeFields course={chosen} onChooseCourse={keep} />}</Kept>
      <Button type="submit">Create Tee Time</Button>
    </TeeTimeForm>
  );
}

export const FORM_SECTIONS = {
  "tee-time-form/course-field": {
    default: (
      <AForm>
        <CourseField course={null} onChoose={nothing} />
      </AForm>
    ),
    chosen: (
      <AForm values={filled}>
        <CourseField course={game.course} onChoose={nothing} />
      </AForm>
    ),
    error: (
      <AForm complaint={noCourse}>
        <CourseField course={null} onChoose={nothing} />
      </AForm>
    ),
  },
  "tee-time-form/date-field": {
    default: (
      <AForm values={filled}>
        <DateField today={today} />
      </AForm>
    ),
    "a day of next year": (
      <AForm values={{ date: Temporal.PlainDate.from(today).add({ days: 300 }).toString() }}>
        <DateField today={today} />
      </AForm>
    ),
    error: (
      <AForm complaint={noDate}>
        <DateField today={today} />
      </AForm>
    ),
  },
  "tee-time-form/time-field": {
    default: (
      <AForm values={filled}>
        <TimeField zone={undefined} />
      </AForm>
    ),
    "on another clock": (
      <AForm values={filled}>
        <TimeField zone="Europe/London" />
      </AForm>
    ),
    error: (
      <AForm complaint={noTime}>
        <TimeField zone={undefined} />
      </AForm>
    ),
  },
  "tee-time-form/players-field": {
    default: (
      <AForm>
        <PlayersField min={3} />
      </AForm>
    ),
  },
  "tee-time-form/public-field": {
    on: (
      <AForm>
        <PublicField />
      </AForm>
    ),
    off: (
      <AForm values={{ isPublic: false }}>
        <PublicField />
      </AForm>
    ),
  },
  "tee-time-form/mood-field": {
    default: (
      <AForm values={filled}>
        <MoodField />
      </AForm>
    ),
  },
  "tee-time-form/preferences-field": {
    "none yet": (
      <AForm>
        <PreferencesField />
      </AForm>
    ),
    "some, and one of the golfer's own": (
      <AForm values={{ preferences: [PREFERENCES[0], PREFERENCES[4], "No music"] }}>
        <PreferencesField />
      </AForm>
    ),
  },
  "tee-time-form/description-field": {
    default: (
      <AForm values={filled}>
        <DescriptionField />
      </AForm>
    ),
    "over its limit": (
      <AForm complaint={tooLong} values={{ description: LONG.repeat(9) }}>
        <DescriptionField />
      </AForm>
    ),
  },
  "tee-time-form/form-overlap": {
    "another game": (
      <Club tree={busyClub({ teeTime: { overlap: () => another } })}>
        <AForm values={filled}>
          <FormOverlap />
        </AForm>
      </Club>
    ),
    "none: nothing to see": (
      <AForm values={filled}>
        <FormOverlap />
      </AForm>
    ),
  },
  "tee-time-form/error-summary": {
    "some fields": <ErrorSummary complaints={[noCourse, noDate]} failures={0} refusal={undefined} />,
    "the server refused": <ErrorSummary complaints={[]} failures={0} refusal="This tee time was cancelled" />,
  },
  "tee-time-form/tee-time-form": { "pressed, it says what is missing": <Whole course={null} /> },
  "tee-time-form/tee-time-fields": { filled: <Whole course={game.course} values={filled} /> },
} satisfies Sections;
