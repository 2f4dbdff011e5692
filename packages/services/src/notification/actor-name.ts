import { guestRequests, notifications, users } from "@fourball/db/schema/index";
import { asText, nullable } from "@fourball/db/select/expression";
import type { Expression } from "@fourball/db/select/stored";
import type { Tables } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { shownLastName } from "../core/access/shown-last-name.ts";

const golfer = alias(users, "actor");
const guest = alias(guestRequests, "acting_guest");

/** Joins the golfer or guest that a notification is about. */
export const joinActor = <Nullable extends string>(tables: Tables<Nullable>): Tables<Nullable | "actor" | "acting_guest"> =>
  tables
    .leftJoin(golfer, sql`${golfer.id} = (${notifications.content} ->> 'golferId')::uuid`, sql`${users} as "actor"`)
    .leftJoin(
      guest,
      sql`${guest.id} = (${notifications.content} ->> 'guestRequestId')::uuid`,
      sql`${guestRequests} as "acting_guest"`,
    );

const lastName = shownLastName(golfer, sql`${notifications.recipientId}`);

/** The current name as the recipient sees it; null when there is none. */
export const actorName: Expression<string | null> = nullable(
  asText(sql`coalesce(nullif(trim(concat_ws(' ', ${golfer.firstName}, ${lastName.text})), ''), ${guest.guestName})`),
);
