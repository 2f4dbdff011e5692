import { DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import { nearDayName, teeOffInstant } from "@fourball/domain/tee-time/when";
import { type ReactNode, Suspense } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { clockText, format, longDate, onItsOwnClock, zoneNameAt } from "../../../kit/formatting.ts";
import { optionalPart } from "../../../kit/when-idle.ts";
import { type CourseChoice, fieldId, useTeeTimeFields } from "../form-values.ts";
import { formTexts } from "../texts.ts";
import "./sentence.css";
import { sentenceTexts } from "./texts.ts";

const BriefLight = optionalPart(async () => (await import("../brief-light.tsx")).BriefLight);

/** The fields that are words of the sentence. */
type WordName = "date" | "time" | "courseId" | "totalSlots";

/** What can be opened to change something of the game. */
export type SheetName = WordName | "how" | "description";

type SentenceProps = {
  course: CourseChoice | null;
  /** The name of the course that is about to be filled in. */
  comingCourse?: string | undefined;
  /** Makes buttons of the words, which open what changes them. */
  words?: { open: SheetName | undefined; onOpen: (name: WordName) => void };
};

/** What a word says; `missing` where there is nothing to say, `end` is the comma after it. */
type WordText = { text: string | undefined; spoken?: string | undefined; missing: string; end?: string };

/** A longer name is written smaller, so that the sentence stays within three lines. */
const LONG_NAME = 22;

/** The game in one sentence: Saturday, 8:00 AM at TPC Harding Park, for 4. */
export function Sentence({ course, comingCourse, words }: SentenceProps): ReactNode {
  const { control } = useTeeTimeFields();
  const { errors } = useFormState({ control });
  const [date, time, totalSlots = DEFAULT_SLOTS] = useWatch({ control, name: ["date", "time", "totalSlots"] });
  const timeZone = course?.timeZone ?? Temporal.Now.timeZoneId();
  const { labels } = formTexts;
  const { noDate, noTime, noCourse, change } = sentenceTexts;
  const word = (name: WordName, { text, spoken = text, missing, end = "" }: WordText): ReactNode => (
    <Word
      end={end}
      isMissing={!text || errors[name] !== undefined}
      label={change(labels[name], spoken || missing)}
      name={name}
      text={text || missing}
      words={words}
    />
  );
  return (
    <div className="game-sentence-room stack gap-1">
      <p className="game-sentence heading" data-is-long={(course?.name ?? comingCourse ?? "").length > LONG_NAME || undefined}>
        <span>
          {word("date", {
            text: date && dayName(date, timeZone),
            spoken: date && spokenDay(date, timeZone),
            missing: noDate,
            end: ",",
          })}{" "}
          {word("time", { text: time && clockText(time), missing: noTime })}
        </span>{" "}
        <span>
          {sentenceTexts.at} {word("courseId", { text: course?.name ?? comingCourse, missing: noCourse, end: "," })}
        </span>{" "}
        <span>
          {sentenceTexts.for} {word("totalSlots", { text: String(totalSlots), missing: "" })}
        </span>
      </p>
      <p className="min-h-5 text-ink-2 text-small">
        {date ? [monthDay(date), course && time ? zoneOf(date, time, timeZone) : undefined].filter(Boolean).join(" ") : null}
        {course && date && time ? (
          <Suspense>
            <BriefLight course={course} />
          </Suspense>
        ) : null}
      </p>
    </div>
  );
}

type WordProps = {
  name: WordName;
  text: string;
  label: string;
  end: string;
  isMissing: boolean;
  words: SentenceProps["words"];
};

function Word({ name, text, label, end, isMissing, words }: WordProps): ReactNode {
  if (!words)
    return (
      <>
        <span className={isMissing ? "text-flag-text" : undefined}>{text}</span>
        {end}
      </>
    );
  const isOpen = words.open === name;
  return (
    // The field in the open sheet has the same id.
    <span id={isOpen ? undefined : fieldId(name)}>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={label}
        className="game-word"
        data-missing={isMissing || undefined}
        onClick={() => words.onOpen(name)}
        type="button"
      >
        <span>{text}</span>
        {/* In the button, so that it does not start a line. */}
        {end}
      </button>
    </span>
  );
}

const nearName = (date: string, timeZone: string): string | undefined => nearDayName({ date, timeZone }, Temporal.Now.instant());

const dayName = (date: string, timeZone: string): string =>
  nearName(date, timeZone) ?? format({ weekday: "long" }).format(onItsOwnClock(date));

/** It contains the word that is seen, for golfers who speak to their device. */
const spokenDay = (date: string, timeZone: string): string =>
  [nearName(date, timeZone), longDate(date)].filter(Boolean).join(", ");

const monthDay = (date: string): string => format({ month: "long", day: "numeric" }).format(onItsOwnClock(date));

const zoneOf = (date: string, time: string, timeZone: string): string | undefined =>
  zoneNameAt(teeOffInstant({ date, time, timeZone }), timeZone, Temporal.Now.timeZoneId());
