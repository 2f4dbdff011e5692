import { doublePrecision, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Rows of an import on their way into golf_courses, which takes them all in one statement or none. */
export const courseImportRows = pgTable(
  "course_import_rows",
  {
    importId: uuid().notNull(),
    row: integer().notNull(),
    name: text().notNull(),
    location: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    imageUrl: text(),
    description: text(),
    phone: text(),
    website: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timeZone: text().notNull(),
    identity: text().notNull(),
    searchText: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("course_import_rows_import_idx").on(t.importId, t.row)],
);
