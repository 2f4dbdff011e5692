import { notifications } from "@fourball/db/schema/index";
import { ONLY_MAILED } from "@fourball/domain/notification/content";
import { type SQL, sql } from "drizzle-orm";

const kinds = sql.raw(ONLY_MAILED.map((kind) => `'${kind}'`).join(", "));

/** The notifications of the activity list. */
export const isListed: SQL = sql`${notifications.content} ->> 'kind' not in (${kinds})`;
