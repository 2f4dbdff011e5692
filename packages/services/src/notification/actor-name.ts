import { guestRequests, outbox, users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const golfer = alias(users, "actor");
const guest = alias(guestRequests, "acting_guest");

/** Whom a piece of news tells of, joined to `outbox`. */
export const actorTables = sql`
  left join ${users} as "actor" on ${golfer.id}::text = ${outbox.news} ->> 'golferId'
  left join ${guestRequests} as "acting_guest" on ${guest.id}::text = ${outbox.news} ->> 'guestRequestId'`;

/** By today's name; null where it tells of nobody, or the name is gone. */
export const actorName = sql`coalesce(
  nullif(trim(concat_ws(' ', ${golfer.firstName}, ${golfer.lastName})), ''), ${guest.guestName})`;
