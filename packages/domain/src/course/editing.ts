import { z } from "zod";
import { courseId } from "../id.ts";
import { imageUrl } from "../picture/image-url.ts";
import { oneLine, text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { readDegrees } from "../typed-number.ts";
import { countryCode } from "./country.ts";
import { courseIdentity } from "./identity.ts";
import { IMPORT_ROWS_MAX } from "./import-limits.ts";
import { isTimeZone } from "./known-time-zone.ts";

export const COURSE_DESCRIPTION_MAX = 2000;
const DEFAULT_COUNTRY = "US";

const required = (what: string) =>
  z.string(`${what} is required`).pipe(oneLine(200, tooLong(what, 200)).min(1, `${what} is required`));
const optional = (max: number, shape = text) =>
  shape(max)
    .transform((value) => value || null)
    .nullable()
    .optional();

/** Typed as text: empty is none, anything else a number of degrees. */
const degrees = (what: string, max: number) => {
  const wrong = `${what} must be a number from -${max} to ${max}`;
  return z
    .union([z.string(), z.number(), z.null()], wrong)
    .optional()
    .transform((value) => {
      if (typeof value !== "string") return value ?? null;
      return value.trim() === "" ? null : (readDegrees(value) ?? Number.NaN);
    })
    .pipe(z.number(wrong).min(-max, wrong).max(max, wrong).nullable());
};

const website = text(2048, "Please enter a valid URL")
  .overwrite((value) => (/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/:?#]|$)/u.test(value) ? `https://${value}` : value))
  .refine((value) => value === "" || z.url({ protocol: /^https?$/ }).safeParse(value).success, "Please enter a valid URL")
  .transform((value) => value || null)
  .nullable()
  .optional();

const timeZone = z
  .string()
  .trim()
  .refine((value) => value === "" || isTimeZone(value), "Unknown time zone")
  .transform((value) => value || undefined)
  .optional();

const fields = {
  name: required("Name"),
  location: required("Location"),
  city: required("City"),
  state: required("State"),
  country: oneLine(100)
    .transform((value) => value || DEFAULT_COUNTRY)
    .default(DEFAULT_COUNTRY),
  imageUrl: imageUrl.optional(),
  description: optional(COURSE_DESCRIPTION_MAX),
  phone: optional(40, oneLine),
  website,
  latitude: degrees("Latitude", 90),
  longitude: degrees("Longitude", 180),
  /** Found from the place when it is not given. */
  timeZone,
};

/** Files have zeros where nothing is known: there is no land. */
const withoutZeros = <Place extends { latitude: number | null; longitude: number | null }>(place: Place): Place =>
  place.latitude === 0 && place.longitude === 0 ? { ...place, latitude: null, longitude: null } : place;

const bothOrNeither = (place: { latitude?: number | null; longitude?: number | null }): boolean =>
  ((place.latitude ?? null) === null) === ((place.longitude ?? null) === null);
/** The states and territories reach from Samoa to the Virgin Islands and Alaska; Guam lies in the east. */
const isWithinStates = (latitude: number, longitude: number): boolean =>
  -15 <= latitude && latitude <= 72 && ((-180 <= longitude && longitude <= -64) || (144 <= longitude && longitude <= 180));

/** A swapped or mistyped coordinate puts a course into another ocean. */
function liesInItsCountry({
  country,
  latitude,
  longitude,
}: {
  country: string;
  latitude: number | null;
  longitude: number | null;
}) {
  if (latitude === null || longitude === null || countryCode(country) !== "US") return true;
  return isWithinStates(latitude, longitude);
}

/** Some scripts take nine bytes a letter in the form that is compared, and an index has an end. */
const fitsIndex = (place: Parameters<typeof courseIdentity>[0]): boolean => courseIdentity(place).length <= 850;
const TOO_LONG = { message: "Name, city and state are too long", path: ["name"] };
const ELSEWHERE = { message: "Latitude and longitude are not in the United States", path: ["latitude"] };
const TOGETHER = { message: "Latitude and longitude belong together", path: ["longitude"] };

/** A new course, and the whole of one that is edited. */
export const createCourseInput = z
  .object(fields)
  .transform(withoutZeros)
  .refine(bothOrNeither, TOGETHER)
  .refine(liesInItsCountry, ELSEWHERE)
  .refine(fitsIndex, TOO_LONG);
export type CreateCourseInput = z.input<typeof createCourseInput>;
export type CourseFields = z.output<typeof createCourseInput>;

export const editCourseInput = z
  .object({ ...fields, courseId })
  .transform(withoutZeros)
  .refine(bothOrNeither, TOGETHER)
  .refine(liesInItsCountry, ELSEWHERE)
  .refine(fitsIndex, TOO_LONG);
export type CourseEdit = z.output<typeof editCourseInput>;

export const deleteCourseInput = z.object({ courseId });
export type DeleteCourseInput = z.infer<typeof deleteCourseInput>;

/** Rows by column; each is validated separately, so that one bad row doesn't stop the others. */
export const importCoursesInput = z.object({
  courses: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, "No courses to import")
    .max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} courses at once`),
});
export type ImportCoursesInput = z.infer<typeof importCoursesInput>;

/** Readers of CSV files put what has no heading under this name: such a row may be one column off. */
const beyondHeadings = z.object({ __parsed_extra: z.array(z.unknown()).min(1) });

/** How databases and spreadsheets write that there is no value. */
const NONE = /^\s*(#?n\/a|\(?null\)?|\\N|-+|–|—)\s*$/i;

/** One row of an import as a course, or why it can't be one. */
export function readImportedRow(row: ImportCoursesInput["courses"][number]): { course: CourseFields } | { error: string } {
  const extra = beyondHeadings.safeParse(row).data?.__parsed_extra;
  if (extra)
    return {
      error: `There is text beyond the last column: "${extra.join(", ").slice(0, 100)}". Put quotes around a cell that has a comma`,
    };
  const given = Object.entries(row).map(([column, cell]) => [column, typeof cell === "string" && NONE.test(cell) ? "" : cell]);
  const { data: course, error } = createCourseInput.safeParse(Object.fromEntries(given));
  return course ? { course } : { error: error?.issues[0]?.message ?? "Invalid course" };
}

export const importResult = z.object({
  totalProcessed: z.number().int(),
  successCount: z.number().int(),
  errorCount: z.number().int(),
  /** `row` is the place in `courses`, from 1. */
  errors: z.array(z.object({ row: z.number().int(), error: z.string() })),
  /** How many of the saved courses have a time zone that was guessed. */
  guessedTimeZones: z.number().int(),
});
export type ImportResult = z.infer<typeof importResult>;
