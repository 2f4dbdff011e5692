import { plural } from "../../../kit/plural.ts";

const { format: figure } = new Intl.NumberFormat("en");

const courses = (count: number): string => plural(count, { one: "# course", other: "# courses" });

/** What the upload of courses says. */
export const csvTexts = {
  title: "Upload CSV",
  choose: "Choose a CSV file",
  drop: "or drop it here. Needs columns name, location, city, state.",
  invalid: "Invalid file",
  invalidWords: "Please select a valid CSV file",
  invalidHint: "In a spreadsheet, save it as “CSV UTF-8”.",
  template: "Download a template",
  reading: (file: string) => `Reading ${file}…`,
  noCourses: "The file has column names but no courses.",
  columns: "Required columns",
  found: "found",
  missing: "missing",
  missingColumns: (count: number, names: string) =>
    count === 1 ? `The column ${names} is missing` : `The columns ${names} are missing`,
  firstLine: (names: string) => `The first line of the file has ${names}.`,
  firstLineEmpty: "The first line of the file is empty.",
  brokenHeadings: "A quote is out of place in the first line",
  brokenLine: (line: number) => `A quote is out of place in line ${line}`,
  brokenWords: "We can't read what comes after that.",
  tooMany: (count: number) => `The file has ${figure(count)} courses`,
  tooManyWords: (most: number) => `Upload at most ${figure(most)} at a time. Split the file and try again.`,
  tooLarge: "The file is too large",
  tooLargeWords: (megabytes: number) => `Upload at most ${megabytes} MB at a time. Split the file and try again.`,
  unreadable: "We couldn't read the file",
  unreadableWords: "It may have been moved or changed. Choose it again.",
  preview: "The first courses of the file",
  headings: { name: "Name", location: "Location", city: "City", state: "State" },
  more: (count: number) => `... and ${plural(count, { one: "# more course", other: "# more courses" })}`,
  submit: (count: number) => `Upload ${courses(count)}`,
  submitting: "Uploading...",
  progress: (count: number) => `Uploading ${courses(count)}. This may take a few seconds.`,
  progressBar: "Uploading courses",
  cancel: "Cancel",
  /** What is sent already cannot be taken back. */
  close: "Leave it running",
  leaving: {
    title: "Leave during the upload?",
    consequence: "The upload will finish without you, but you won't see which rows failed and why.",
    stayLabel: "Stay",
  },
  failed: "Upload failed",
  completed: "CSV upload completed",
  result: (processed: number, successful: number, errors: number) =>
    `Processed ${figure(processed)} courses. ${figure(successful)} successful, ${figure(errors)} errors.`,
  guessed: (count: number) =>
    `We guessed the time zone of ${courses(count)}. Check them in Golf Courses, under “Needs a time zone”.`,
  errors: "Rows with errors",
  rowError: (row: number, error: string) => `Row ${row}: ${error}`,
  line: (line: number) => `Line ${figure(line)} of the file`,
  moreErrors: (count: number) => `... and ${figure(count)} more, all in the file below.`,
  downloadErrors: "Download rows with errors",
  another: "Upload another file",
  done: "Done",
};
