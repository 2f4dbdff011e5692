import type { Db } from "@fourball/db/client";
import { pictures, reports } from "@fourball/db/schema/index";
import { eq, exists, type SQL } from "drizzle-orm";

/** Whether a report shows the picture: its files are kept as long as the report. */
export const isEvidence = (db: Db): SQL => exists(db.select().from(reports).where(eq(reports.pictureId, pictures.id)));
