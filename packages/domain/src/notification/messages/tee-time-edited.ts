import { dayInWords, type Reader, timeInWords } from "../in-words.ts";
import { type Fact, type NewsOf, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const teeTimeEdited: Writes<"tee-time-edited"> = (news, about) => ({
  subject: `New details: ${news.courseName}`,
  lead: `Your round has changed: it is now at ${roundInWords(news, about)}.`,
  facts: oldAndNew(news, about),
  action: toTeeTime(about),
});

function oldAndNew({ before, courseName, date, time }: NewsOf<"tee-time-edited">, reader: Reader): Fact[] {
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
        [`${label}, until now`, before],
        [`${label}, new`, after],
      ];
