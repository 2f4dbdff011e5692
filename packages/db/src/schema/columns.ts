import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();

export const instant = () => timestamp({ withTimezone: true });

/** Not the start of the transaction: rows written under one lock are then in the order of their commits. */
export const clock = sql`clock_timestamp()`;

export const createdAt = () => instant().notNull().default(clock);

export const updatedAt = () => createdAt().$onUpdate(() => clock);
