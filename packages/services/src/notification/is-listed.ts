import { notifications } from "@fourball/db/schema/index";
import { LISTED_WITHOUT_GAME } from "@fourball/domain/notification/content";
import { type SQL, sql } from "drizzle-orm";

const kinds = sql.raw(LISTED_WITHOUT_GAME.map((kind) => `'${kind}'`).join(", "));

/** The notifications of the activity list: those about games, and what came of reports. */
export const isListed: SQL = sql`(${notifications.teeTimeId} is not null or ${notifications.content} ->> 'kind' in (${kinds}))`;
