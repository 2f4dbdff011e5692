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
  /** `lines` says on which line of the file each course begins, from 1. */
  | { kind: "courses"; courses: CourseRow[]; lines: number[] }
  /** The header lacks columns that every course needs; `found` is what it has. */
  | { kind: "missing-columns"; missing: string[]; found: string[] }
  /** A misplaced quote on this line: cells after it can't be separated. */
  | { kind: "broken"; line: number };

const columnOf = (heading: string): CourseColumn | undefined => {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
  return COURSE_COLUMNS.find((column) => column.toLowerCase() === plain);
};

/** Excel reads a first line like this as the separator of the others. */
const SEPARATOR = /^"?sep=(.)"?(\r\n|\r|\n)/i;
const LINE_END = /\r\n|\r|\n/g;

/** The line end of the first line: breaks inside of quotes are of the cell. */
function lineEnd(file: string): "\r" | "\n" {
  let isQuoted = false;
  for (let place = 0; place < file.length; place++) {
    const sign = file[place];
    if (sign === '"') isQuoted = !isQuoted;
    // Editors mix the two that end in LF; the CR that is left goes with the white space of cells.
    if (!isQuoted && (sign === "\n" || sign === "\r")) return sign === "\r" && file[place + 1] !== "\n" ? "\r" : "\n";
  }
  return "\n";
}

/** How many lines of the file a row takes. */
const linesOf = (row: readonly string[]): number =>
  row.reduce((lines, cell) => lines + (cell.replace(/\r$/, "").match(LINE_END)?.length ?? 0), 1);

/**
 * Reads a CSV file as RFC 4180 has it (quotes, commas and line breaks inside them, CRLF), with semicolons or tabs too.
 * Headings may be in any case and order, further columns are left out, lines without any text are skipped.
 */
export function readCourseFile(file: string): CourseFile {
  const [first = "", delimiter = ""] = SEPARATOR.exec(file.replace(/^\uFEFF/, "")) ?? [];
  const text = file.replace(/^\uFEFF/, "").slice(first.length);
  const { data, errors } = papaparse.parse<string[]>(text, { newline: lineEnd(text.trimStart()), delimiter });
  let line = first === "" ? 1 : 2;
  const rows = data.map((row) => {
    const begin = line;
    line += linesOf(row);
    return { row, line: begin };
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) return { kind: "broken", line: rows[broken.row ?? 0]?.line ?? 1 };
  const [heading, ...courses] = rows.filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  const header = heading?.row ?? [];
  const columns = header.slice(0, header.findLastIndex((cell) => cell.trim() !== "") + 1).map(columnOf);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: "missing-columns", missing, found: header.map((cell) => cell.trim()) };
  return { kind: "courses", courses: courses.map(({ row }) => courseOf(columns, row)), lines: courses.map(({ line }) => line) };
}

/** What a spreadsheet would run; numbers, such as longitudes, are not. */
const FORMULA = /^(?![+-]?\d+(\.\d+)?$)[=+\-@\t\r\n]/;

/** Programs write an apostrophe before what isn't a formula, and text that isn't a number as a formula of it. */
const textOf = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, "")
    .replace(/^="(.*)"$/s, (_, text: string) => text.replaceAll('""', '"').trim());

/** A short row lacks its last columns; a long one may have a comma without quotes, and all after it in the wrong columns. */
function courseOf(columns: readonly (CourseColumn | undefined)[], row: readonly string[]): CourseRow {
  const course: CourseRow = {};
  columns.forEach((column, index) => {
    const cell = textOf(row[index] ?? "");
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
