import papaparse from "papaparse";

export const COURSE_COLUMNS = [
  "name",
  "location",
  "city",
  "state",
  "country",
  "latitude",
  "longitude",
  "phone",
  "website",
  "imageUrl",
  "description",
  "timeZone",
] as const;
export type CourseColumn = (typeof COURSE_COLUMNS)[number];
export const REQUIRED_COLUMNS = ["name", "location", "city", "state"] as const satisfies readonly CourseColumn[];

export type CourseRow = Partial<Record<CourseColumn, string>> & {
  /** Cells beyond the last heading, under the name that the parser has for them in rows by heading. */
  __parsed_extra?: string[];
};

export type CourseFile =
  | { kind: "courses"; courses: CourseRow[] }
  /** The header lacks columns that every course needs; `found` is what it has. */
  | { kind: "missing-columns"; missing: string[]; found: string[] }
  /** A misplaced quote: cells after it can't be separated. */
  | { kind: "broken"; row: number };

const columnOf = (heading: string): CourseColumn | undefined => {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
  return COURSE_COLUMNS.find((column) => column.toLowerCase() === plain);
};

/**
 * Reads a CSV file as RFC 4180 has it (quotes, commas and line breaks inside them, CRLF), with semicolons or tabs too.
 * Headings may be in any case and order, further columns are left out, lines without any text are skipped.
 */
export function readCourseFile(file: string): CourseFile {
  // One kind of line end for the whole file, as editors mix them; what is left of the other goes with the white space of cells.
  const newline = file.includes("\n") ? "\n" : "\r";
  const { data, errors } = papaparse.parse<string[]>(file.replace(/^\uFEFF/, ""), { newline, skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) return { kind: "broken", row: broken.row ?? 0 };
  const [header = [], ...rows] = data;
  const columns = header.slice(0, header.findLastIndex((heading) => heading.trim() !== "") + 1).map(columnOf);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: "missing-columns", missing, found: header.map((heading) => heading.trim()) };
  return { kind: "courses", courses: rows.map((row) => courseOf(columns, row)) };
}

/** What a spreadsheet would run; numbers, such as longitudes, are not. */
const FORMULA = /^(?![+-]?\d+(\.\d+)?$)[=+\-@\t\r\n]/;

/** A short row lacks its last columns; a long one may have a comma without quotes, and all after it in the wrong columns. */
function courseOf(columns: readonly (CourseColumn | undefined)[], row: readonly string[]): CourseRow {
  const course: CourseRow = {};
  columns.forEach((column, index) => {
    const cell = row[index]?.trim().replace(/^'(?=[=+\-@])/, "");
    if (column && cell && course[column] === undefined) course[column] = cell;
  });
  const extra = row
    .slice(columns.length)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (extra.length > 0) course.__parsed_extra = extra;
  return course;
}

/** A file to fill in. */
export const COURSE_TEMPLATE: string = papaparse.unparse([
  [...COURSE_COLUMNS],
  [
    "Cypress Hollow",
    "Monterey, CA",
    "Monterey",
    "CA",
    "US",
    "36.6",
    "-121.89",
    "+1 831 555 0100",
    "",
    "",
    "Dunes and pines.",
    "",
  ],
]);

type Refused = { row: number; course: CourseRow; error: string };

/** The refused rows with the reason, to be corrected and uploaded again. Cells are escaped so that spreadsheets don't run formulas. */
export const refusedFile = (refused: readonly Refused[]): string =>
  papaparse.unparse(
    [
      [...COURSE_COLUMNS, "row", "error"],
      ...refused.map(({ row, course, error }) => [...COURSE_COLUMNS.map((column) => course[column] ?? ""), row, error]),
    ],
    { escapeFormulae: FORMULA },
  );
