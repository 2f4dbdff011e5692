import type { Db, Tx } from "@fourball/db/client";
import { courseImportRows, golfCourses } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery, prepareSelect, prepareStatement } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { createCourseInput, type ImportCoursesInput, type ImportResult, importResult } from "@fourball/domain/course/editing";
import { eq, lt, or, sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { once } from "../idempotency/once.ts";
import type { MemberContext } from "../service-context.ts";
import { courseRow } from "./course-row.ts";

/** Small enough that others are served in between, also by the embedded database. */
const BATCH = 1000;
const EXISTS = "This course already exists";

type Numbered = { row: number } & ReturnType<typeof courseRow>;
type Refusal = ImportResult["errors"][number];

/** Saves the good rows and lists the bad ones. An admin's import: see `importRows`. */
export async function importCourses(ctx: MemberContext, input: ImportCoursesInput): Promise<ImportResult> {
  await requireAdmin(ctx);
  await ctx.limiter.spend("courseImports", ctx.viewer.id);
  const options = { courses: input.courses, defaultTimeZone: ctx.defaultTimeZone, adminId: ctx.viewer.id };
  const call = { call: "admin.importCourses", input, answer: importResult } as const;
  return importRows(ctx.db, options, (work) => once(ctx, call, work));
}

type Import = ImportCoursesInput & { defaultTimeZone: string; adminId: string | null };
type Work = (tx: Tx) => Promise<ImportResult>;

/**
 * Validates each row separately, stages the good ones in batches, then imports all of them in one transaction: a crash on
 * the way imports none. A course that exists already, or earlier in the same import, is an error of its row.
 */
export async function importRows(
  db: Db,
  { courses, defaultTimeZone, adminId }: Import,
  inTransaction = (work: Work): Promise<ImportResult> => db.transaction(work),
): Promise<ImportResult> {
  const importId = crypto.randomUUID();
  const errors: Refusal[] = [];
  const seen = new Map<string, number>();
  try {
    for (let first = 0; first < courses.length; first += BATCH) {
      const good = readBatch(courses.slice(first, first + BATCH), first, { defaultTimeZone, seen, errors });
      if (good.length > 0) await stage(db, { importId, rows: JSON.stringify(good) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    return await inTransaction(async (tx) => {
      const saved = await takeOver(tx, importId, adminId);
      for (const { row } of saved.existing) errors.push({ row, error: EXISTS });
      errors.sort((a, b) => a.row - b.row);
      return { totalProcessed: courses.length, successCount: saved.count, errorCount: errors.length, errors };
    });
  } finally {
    // The import has succeeded even if the cleanup fails: the next import cleans up.
    await deleteStaged(db, importId).catch(() => undefined);
  }
}

/** Also deletes what a crash left behind an hour ago or more. */
async function deleteStaged(db: Db, importId: string): Promise<void> {
  const old = lt(courseImportRows.createdAt, sql`now() - interval '1 hour'`);
  await db.delete(courseImportRows).where(or(eq(courseImportRows.importId, importId), old));
}

type Reading = { defaultTimeZone: string; seen: Map<string, number>; errors: Refusal[] };

function readBatch(batch: ImportCoursesInput["courses"], first: number, { defaultTimeZone, seen, errors }: Reading): Numbered[] {
  return batch.flatMap((given, index) => {
    const row = first + index + 1;
    const read = createCourseInput.safeParse(given);
    if (!read.success) {
      errors.push({ row, error: read.error.issues[0]?.message ?? "Invalid course" });
      return [];
    }
    const course = courseRow(read.data, defaultTimeZone);
    const before = seen.get(course.identity);
    if (before !== undefined) {
      errors.push({ row, error: `Same course as row ${before}` });
      return [];
    }
    seen.set(course.identity, row);
    return [{ row, ...course }];
  });
}

const columns = sql.raw(
  "name, location, city, state, country, image_url, description, phone, website, latitude, longitude, time_zone, identity, search_text",
);

const stage = prepareStatement(sql`
  insert into ${courseImportRows} (import_id, row, ${columns})
  select ${sql.placeholder("importId")}::uuid, r."row", r."name", r."location", r."city", r."state", r."country", r."imageUrl",
    r."description", r."phone", r."website", r."latitude", r."longitude", r."timeZone", r."identity", r."searchText"
  from jsonb_to_recordset(${sql.placeholder("rows")}::text::jsonb) as r("row" int, "name" text, "location" text, "city" text,
    "state" text, "country" text, "imageUrl" text, "description" text, "phone" text, "website" text, "latitude" float8,
    "longitude" float8, "timeZone" text, "identity" text, "searchText" text)`);

const importId = sql`${sql.placeholder("importId")}::uuid`;

const insertStaged = prepareQuery(
  { count: asInteger(sql`count(*)`) },
  (count) => sql`
  with saved as (
    insert into ${golfCourses} (${columns}) select ${columns} from ${courseImportRows} where import_id = ${importId} order by row
    on conflict (identity) do update set archived_at = null where golf_courses.archived_at is not null returning identity
  ), kept as (delete from ${courseImportRows} where import_id = ${importId} and identity in (select identity from saved))
  select ${count} from saved`,
);

const findLeft = prepareSelect(
  { row: courseImportRows.row },
  from(courseImportRows),
  sql`where import_id = ${importId} order by row`,
);

async function takeOver(tx: Tx, id: string, adminId: string | null): Promise<{ count: number; existing: { row: number }[] }> {
  // One statement for all rows, with their indexes: the limit for the answers to golfers is too short for it.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  const [saved] = await insertStaged(tx, { importId: id });
  const count = saved?.count ?? 0;
  const existing = await findLeft(tx, { importId: id });
  if (count > 0) await recordAudit(tx, { adminId, action: "courses-imported", subject: `${count} courses` });
  return { count, existing };
}
