import { teeTimes } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import type { TestWorld } from "../testing.ts";
import { one } from "./one.ts";

/** A tee time with its counters as they are stored now. */
export async function storedTeeTime({ db }: TestWorld, { id }: { id: string }): Promise<typeof teeTimes.$inferSelect> {
  return one(await db.select().from(teeTimes).where(eq(teeTimes.id, id)));
}
