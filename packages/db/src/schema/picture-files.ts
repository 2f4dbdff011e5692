import { customType, pgTable, text } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The files of pictures, on PostgreSQL without another store: every process serves them. */
export const pictureFiles = pgTable("picture_files", {
  key: text().primaryKey(),
  bytes: bytea().notNull(),
});
