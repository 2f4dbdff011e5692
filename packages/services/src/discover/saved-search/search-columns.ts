import { golfCourses, savedSearches } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { sql } from "drizzle-orm";

const { id, filter, frequency, nearName, stoppedAt, createdAt, courseId, userId } = savedSearches;

const columns = {
  id,
  filter,
  frequency,
  nearName,
  courseName: golfCourses.name,
  isOn: asBoolean(sql`${stoppedAt} is null`),
  createdAt,
};

const searches = from(savedSearches).leftJoin(golfCourses, sql`${golfCourses.id} = ${courseId}`);

export const findOwnSearches = prepareSelect(
  columns,
  searches,
  sql`where ${userId} = ${sql.placeholder("viewer")}::uuid order by ${createdAt}, ${id}`,
);

export const findSearch = prepareSelect(columns, searches, sql`where ${id} = ${sql.placeholder("id")}::uuid`);

export const searchOfRow = ({ createdAt, ...row }: RowOf<typeof findSearch>): SavedSearch => ({
  ...row,
  createdAt: isoInstant(createdAt),
});
