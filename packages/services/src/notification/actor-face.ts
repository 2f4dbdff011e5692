import { notifications, teeTimes, users } from "@fourball/db/schema/index";
import { jsonObjectWhere } from "@fourball/db/select/json";
import type { Tables } from "@fourball/db/select/tables";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { shownLastName } from "../core/access/shown-last-name.ts";

const face = alias(users, "face");
const later = alias(notifications, "later");

/** What a host did; the content does not name the host. */
const BY_HOST = [
  "join-approved",
  "join-declined",
  "removed",
  "tee-time-edited",
  "tee-time-cancelled",
] as const satisfies NotificationKind[];

const isByHost = sql`${notifications.content} ->> 'kind' in (${sql.raw(BY_HOST.map((kind) => `'${kind}'`).join(", "))})`;

// The host of today is not the one who did it when the game was handed over since.
const isSameHost = sql`not exists (select 1 from ${notifications} as "later" where ${later.teeTimeId} = ${notifications.teeTimeId}
  and ${later.createdAt} > ${notifications.createdAt} and ${later.content} ->> 'kind' = 'host-handed-over')`;

/** Joins the golfer who did what a notification says; `teeTimes` is joined already. */
export const joinFace = <Nullable extends string>(tables: Tables<Nullable>): Tables<Nullable | "face"> =>
  tables.leftJoin(
    face,
    sql`${face.id} = coalesce((${notifications.content} ->> 'golferId')::uuid,
      case when ${isByHost} and ${isSameHost} then ${teeTimes.hostId} end)`,
    sql`${users} as "face"`,
  );

export const actor = jsonObjectWhere(face.id, {
  firstName: face.firstName,
  lastName: shownLastName(face),
  profileImageUrl: face.profileImageUrl,
});
