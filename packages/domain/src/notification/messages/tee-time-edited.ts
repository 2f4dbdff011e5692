import { dayInWords, type Reader, timeInWords } from "../../in-words.ts";
import { type ContentOf, type Fact, type MessageTemplate, roundInWords, toTeeTime } from "../message.ts";

export const teeTimeEdited: MessageTemplate<"tee-time-edited"> = (content, context) => ({
  subject: "New details",
  lead: `Your game has changed. It's now at ${roundInWords(content, context)}.`,
  facts: oldAndNew(content, context),
  action: toTeeTime(context),
});

function oldAndNew({ before, courseName, date, time }: ContentOf<"tee-time-edited">, reader: Reader): Fact[] {
  return [
    ...changed("Course", before.courseName, courseName),
    ...changed("Date", dayInWords(before.date, reader), dayInWords(date, reader)),
    ...changed("Time", timeInWords(before.time, reader), timeInWords(time, reader)),
  ];
}

const changed = (label: string, before: string, after: string): Fact[] =>
  before === after
    ? [[label, after]]
    : [
        [`${label} was`, before],
        [`${label} now`, after],
      ];
