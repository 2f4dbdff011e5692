import type { Db, Tx } from "@fourball/db/client";
import { before, startOfTransaction } from "@fourball/db/expressions";
import { lockByName } from "@fourball/db/lock-by-name";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses } from "@fourball/db/schema/index";
import { type ImportCoursesInput, type ImportResult, importResult, readImportedRow } from "@fourball/domain/course/editing";
import { FAILURES } from "@fourball/domain/failure";
import { and, eq, getTableColumns, isNotNull, lt, or, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import { once } from "../../core/once.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { mayShowPictureAt } from "../../golfers/picture/picture-host.ts";
import { courseRow } from "./course-row.ts";

/** Small enough that others are served in between, also by the embedded database. */
const BATCH = 200;
const EXISTS = "This course already exists";

type Course = ReturnType<typeof courseRow>;
/** Of the good rows, by identity. */
type Read = Map<string, { row: number; course: Course }>;
type Refusal = ImportResult["errors"][number];

/** Saves the good rows and lists the bad ones. An admin's import: see `importRows`. */
export async function importCourses(ctx: MemberContext, input: ImportCoursesInput): Promise<ImportResult> {
  await requireAdmin(ctx);
  await ctx.limiter.spend("courseImports", ctx.viewer.id);
  const { publicUrl, defaultTimeZone } = ctx.config;
  const options = { courses: input.courses, publicUrl, defaultTimeZone, adminId: ctx.viewer.id };
  const call = { call: "admin.importCourses", input, answer: importResult } as const;
  return importRows(ctx.db, options, (work) => once(ctx, call, work));
}

type Import = ImportCoursesInput & { publicUrl: string; defaultTimeZone: string; adminId: string | null };
type Work = (tx: Tx) => Promise<ImportResult>;

/**
 * Validates each row separately and stores the good ones unlisted, in short transactions; a last one lists them all, so that
 * golfers find all of them or none. What a crash leaves unlisted, the next import takes over. A course that exists already,
 * or earlier in the same import, is an error of its row.
 */
export async function importRows(
  db: Db,
  { courses, publicUrl, defaultTimeZone, adminId }: Import,
  inTransaction = (work: Work): Promise<ImportResult> => db.transaction(work),
): Promise<ImportResult> {
  const errors: Refusal[] = [];
  const read: Read = new Map();
  let isListed = false;
  try {
    for (let first = 0; first < courses.length; first += BATCH) {
      const good = readBatch(courses.slice(first, first + BATCH), first, { publicUrl, defaultTimeZone, read, errors });
      if (good.length > 0) await storeUnlisted(db, good);
      await indexStored(db);
      await new Promise((resolve) => setImmediate(resolve));
    }
    let isRun = false;
    const result = await inTransaction(async (tx) => {
      const listed = await listStored(tx, read);
      if (listed.size > 0) await recordAudit(tx, { adminId, action: "courses-imported", subject: `${listed.size} courses` });
      for (const [identity, { row }] of read) if (!listed.has(identity)) errors.push({ row, error: EXISTS });
      errors.sort((a, b) => a.row - b.row);
      isRun = true;
      const guessedTimeZones = [...listed].filter((each) => read.get(each)?.course.isTimeZoneGuessed).length;
      return { totalProcessed: courses.length, successCount: listed.size, errorCount: errors.length, errors, guessedTimeZones };
    });
    isListed = isRun;
    // The courses are found without it too.
    if (result.successCount > 0) await countForSearches(db).catch(() => undefined);
    return result;
  } finally {
    // The import has succeeded even if the cleanup fails: the next import cleans up.
    await deleteUnlisted(db, isListed ? [] : [...read.keys()]).catch(() => undefined);
  }
}

/** PostgreSQL does it by itself within minutes, the embedded database never: until then a search reads every course. */
async function countForSearches(db: Db): Promise<void> {
  // One statement for all columns would keep golfers waiting.
  for (const column of ["search_text", "identity", "name", "latitude, longitude, archived_at"])
    await db.execute(sql`analyze ${golfCourses} (${sql.raw(column)})`);
}

/** A long list of what is not in the index yet would be worked off at once, by the course that makes it too long. */
const indexStored = (db: Db) => db.execute(sql`select gin_clean_pending_list('golf_courses_search_idx')`);

type Reading = { publicUrl: string; defaultTimeZone: string; read: Read; errors: Refusal[] };

function readBatch(
  batch: ImportCoursesInput["courses"],
  first: number,
  { publicUrl, defaultTimeZone, read, errors }: Reading,
): Course[] {
  return batch.flatMap((given, index) => {
    const row = first + index + 1;
    const readRow = readImportedRow(given);
    if ("error" in readRow) {
      errors.push({ row, error: readRow.error });
      return [];
    }
    const course = courseRow(readRow.course, defaultTimeZone);
    if (course.imageUrl !== null && !mayShowPictureAt(course.imageUrl, publicUrl)) {
      errors.push({ row, error: FAILURES.pictureNotPublic.text });
      return [];
    }
    const before = read.get(course.identity);
    if (before) {
      errors.push({ row, error: `Same course as row ${before.row}` });
      return [];
    }
    read.set(course.identity, { row, course });
    return [course];
  });
}

/** Archived courses aren't listed; those of an import that hasn't ended are archived at this moment, and no others. */
const UNLISTED = sql`'infinity'::timestamptz`;

const { id: _, archivedAt, createdAt, ...imported } = getTableColumns(golfCourses);
const { identity } = imported;
const given = Object.fromEntries(
  Object.keys(imported).map((field) => [field, sql`excluded.${sql.identifier(toSnakeCase(field))}`]),
);

/**
 * What an import left that was interrupted gets the values of this one. Imports at the same time lock them in the order of their
 * identities.
 */
const storeUnlisted = (db: Db, courses: readonly Course[]) =>
  db
    .insert(golfCourses)
    .values(
      courses
        .toSorted((one, other) => (one.identity < other.identity ? -1 : 1))
        .map((course) => ({ ...course, archivedAt: UNLISTED })),
    )
    .onConflictDoUpdate({
      target: identity,
      set: { ...given, createdAt: startOfTransaction },
      setWhere: eq(archivedAt, UNLISTED),
    });

/** The identities of those that were not listed before. */
async function listStored(tx: Tx, read: Read): Promise<Set<string>> {
  // One statement for all rows: the limit for the answers to golfers is too short for it.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  // One import after the other, as both may list the same courses.
  await lockByName(tx, "course import");
  const found = await tx
    .update(golfCourses)
    .set({ archivedAt: null })
    .where(and(anyOf(identity, [...read.keys()]), isNotNull(archivedAt)))
    .returning({ identity });
  const listed = new Set(found.map((course) => course.identity));
  const others = [...read.keys()].filter((each) => !listed.has(each));
  const known = await tx.select({ identity }).from(golfCourses).where(anyOf(identity, others));
  const stored = new Set(known.map((course) => course.identity));
  // Another import of the same courses failed and deleted them.
  const deleted = others.filter((each) => !stored.has(each));
  const courses = deleted.sort().flatMap((each) => read.get(each)?.course ?? []);
  for (let first = 0; first < courses.length; first += BATCH)
    await tx
      .insert(golfCourses)
      .values(courses.slice(first, first + BATCH))
      .onConflictDoNothing({ target: identity });
  for (const each of deleted) listed.add(each);
  return listed;
}

/** Also deletes what a crash left behind an hour ago or more. */
async function deleteUnlisted(db: Db, identities: string[]): Promise<void> {
  const isLeftBehind = lt(createdAt, before(startOfTransaction, { hours: 1 }));
  await db.delete(golfCourses).where(and(eq(archivedAt, UNLISTED), or(anyOf(identity, identities), isLeftBehind)));
}
