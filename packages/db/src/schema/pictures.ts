import { PICTURE_KINDS } from "@fourball/domain/picture/constants";
import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { teeTimes } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The uploaded pictures; their files are in the picture store. There is no file without a row. */
export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    /** SHA-256 of the owner, the place and the encoded picture: the address is made of it. */
    hash: text().notNull(),
    kind: text({ enum: PICTURE_KINDS }).notNull(),
    ownerId: userRef(),
    /** The game in whose chat it was sent. */
    teeTimeId: uuid().references(() => teeTimes.id, { onDelete: "cascade" }),
    /** What the files are called by: the pixels that their size is wide. */
    sizes: integer().array().notNull(),
    /** The pixels of the largest. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Since when nothing shows it; it is deleted later, so that a removal can be undone. */
    unusedSince: instant().default(sql`clock_timestamp()`),
    /** An admin hid it: it can't be used, and only admins see it. */
    hiddenAt: instant(),
    /** It can't be used again, and its files are being deleted. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("pictures_hash_key").on(t.hash),
    index("pictures_owner_idx").on(t.ownerId),
    index("pictures_tee_time_idx").on(t.teeTimeId),
    index("pictures_unused_idx").on(t.unusedSince).where(sql`${t.unusedSince} is not null`),
    index("pictures_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check("pictures_kind_known", oneOf(t.kind, PICTURE_KINDS)),
    check("pictures_chat_has_game", sql`(${t.kind} = 'chat') = (${t.teeTimeId} is not null)`),
  ],
);

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The files of pictures, on PostgreSQL without another store: every process serves them. */
export const pictureFiles = pgTable("picture_files", {
  key: text().primaryKey(),
  bytes: bytea().notNull(),
});
