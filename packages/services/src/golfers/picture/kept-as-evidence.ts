import { pictures, reports } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** Whether a report shows the picture: its files are kept as long as the report. */
export const isEvidence: SQL = sql`exists (select 1 from ${reports} where ${reports.pictureId} = ${pictures.id})`;
