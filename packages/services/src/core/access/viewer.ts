import { sql } from "drizzle-orm";

/** The golfer who asks, in a statement that is prepared once: its values name them `viewer`. */
export const viewer = sql`${sql.placeholder("viewer")}::uuid`;
