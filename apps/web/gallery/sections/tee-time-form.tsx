import { DESCRIPTION_MAX, PREFERENCES } from "@fourball/domain/tee-time/constants";
import { courseToday } from "@fourball/domain/tee-time/when";
import { idOf } from "@fourball/testkit/fixtures";
import { mockAnswers } from "@fourball/testkit/mock-answers";
import { aGame } from "@fourball/testkit/mock-world/sample-games";
import { Button } from "@fourball/ui/button";
import { Kept, LONG, nothing, type Sections } from "@fourball/ui/gallery/states";
import type { ReactNode } from "react";
import { BriefLight } from "../../src/golf/form/brief-light.tsx";
import { CourseField } from "../../src/golf/form/course-field.tsx";
import { DateField } from "../../src/golf/form/date-field.tsx";
import { DescriptionField } from "../../src/golf/form/description-field.tsx";
import { ErrorSummary } from "../../src/golf/form/error-summary.tsx";
import { FormLight } from "../../src/golf/form/form-light.tsx";
import { blankValues, type CourseChoice, type TeeTimeValues, useTeeTimeForm, valuesOf } from "../../src/golf/form/form-values.ts";
import { MoodField } from "../../src/golf/form/mood-field.tsx";
import { PlayersField } from "../../src/golf/form/players-field.tsx";
import { PreferencesField } from "../../src/golf/form/preferences-field.tsx";
import { PublicField } from "../../src/golf/form/public-field.tsx";
import { PhoneFields } from "../../src/golf/form/sentence/phone-fields.tsx";
import { TeeTimeFields } from "../../src/golf/form/tee-time-fields.tsx";
import { TeeTimeForm } from "../../src/golf/form/tee-time-form.tsx";
import { TimeField } from "../../src/golf/form/time-field.tsx";
import { FormOverlap } from "../../src/golf/form/time-notes.tsx";
import { AForm } from "../a-form.tsx";
import { MockApp } from "../mock-app.tsx";

const game = aGame(0);
const filled = valuesOf(game);
const today = courseToday(Temporal.Now.instant(), game.course.timeZone);
const noCourse = { name: "courseId", message: "Golf course is required" } as const;
const noDate = { name: "date", message: "Date is required" } as const;
const noTime = { name: "time", message: "Time is required" } as const;
const tooLong = { name: "description", message: `Description must be ${DESCRIPTION_MAX} characters or less` } as const;
const failed = { failures: 0, isWrong: () => true, refusal: undefined };
const another = {
  teeTimeId: idOf(201),
  timeZone: "America/Los_Angeles",
  courseName: "Larkspur Links",
  date: game.date,
  time: game.time,
};

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
  "course-field": {
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
      <AForm fieldError={noCourse}>
        <CourseField course={null} onChoose={nothing} />
      </AForm>
    ),
  },
  "form-light": Object.fromEntries(
    Object.entries({ "no time yet": "", "before sunrise": "04:00", "ends in the dark": "17:30", "after dark": "22:00" }).map(
      ([state, time]) => [
        state,
        <AForm key={state} values={{ ...filled, time }}>
          <FormLight course={game.course} />
        </AForm>,
      ],
    ),
  ),
  "brief-light": {
    "of every hole": (
      <AForm values={filled}>
        <BriefLight course={game.course} />
      </AForm>
    ),
    "not of every hole": (
      <AForm values={{ ...filled, time: "17:30" }}>
        <BriefLight course={game.course} />
      </AForm>
    ),
  },
  "date-field": {
    default: (
      <AForm values={filled}>
        <DateField today={() => today} />
      </AForm>
    ),
    "a day of next year": (
      <AForm values={{ date: Temporal.PlainDate.from(today).add({ days: 300 }).toString() }}>
        <DateField today={() => today} />
      </AForm>
    ),
    error: (
      <AForm fieldError={noDate}>
        <DateField today={() => today} />
      </AForm>
    ),
  },
  "time-field": {
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
      <AForm fieldError={noTime}>
        <TimeField zone={undefined} />
      </AForm>
    ),
  },
  "players-field": {
    default: (
      <AForm>
        <PlayersField editing={{ ...game, confirmedCount: 2 }} />
      </AForm>
    ),
  },
  "public-field": {
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
  "mood-field": {
    default: (
      <AForm values={filled}>
        <MoodField />
      </AForm>
    ),
  },
  "preferences-field": {
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
  "description-field": {
    default: (
      <AForm values={filled}>
        <DescriptionField />
      </AForm>
    ),
    "over its limit": (
      <AForm fieldError={tooLong} values={{ description: LONG.repeat(9) }}>
        <DescriptionField />
      </AForm>
    ),
  },
  "time-notes": {
    "another game": (
      <MockApp tree={mockAnswers({ teeTime: { overlap: () => another } })}>
        <AForm values={filled}>
          <FormOverlap />
        </AForm>
      </MockApp>
    ),
    "none: nothing to see": (
      <AForm values={filled}>
        <FormOverlap />
      </AForm>
    ),
  },
  "error-summary": {
    "some fields": <ErrorSummary fieldErrors={[noCourse, noTime]} {...failed} />,
    "one of them mended": <ErrorSummary fieldErrors={[noCourse, noTime]} {...failed} isWrong={(name) => name === "courseId"} />,
    "all mended": <ErrorSummary fieldErrors={[noCourse, noTime]} {...failed} isWrong={() => false} />,
    "the server refused": <ErrorSummary fieldErrors={[]} {...failed} refusal="This tee time was cancelled" />,
  },
  "tee-time-form": { "pressed, it says what is missing": <Whole course={null} /> },
  "phone-fields": {
    filled: (
      <AForm values={filled}>
        <PhoneFields course={game.course} onChooseCourse={nothing} />
      </AForm>
    ),
  },
  "tee-time-fields": { filled: <Whole course={game.course} values={filled} /> },
} satisfies Sections;
