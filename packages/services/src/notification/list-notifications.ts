import { golfCourses, notifications, teeTimes } from "@fourball/db/schema/index";
import { asText } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { invalid } from "@fourball/domain/failure";
import { listedContent } from "@fourball/domain/notification/content";
import { type ListNotificationsInput, NOTIFICATIONS_PAGE, type NotificationPage } from "@fourball/domain/notification/schema";
import { parsedJson } from "@fourball/domain/parsed-json";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MemberContext } from "../core/service-context.ts";
import { actor, joinFace } from "./actor-face.ts";
import { actorName, joinActor } from "./actor-name.ts";
import { isListed } from "./is-listed.ts";

const value = sql.placeholder;

const find = prepareSelect(
  {
    id: notifications.id,
    teeTimeId: notifications.teeTimeId,
    news: notifications.content,
    createdAt: notifications.createdAt,
    readAt: notifications.readAt,
    place: asText(notifications.createdAt),
    actorName,
    actor,
    timeZone: golfCourses.timeZone,
  },
  joinFace(
    joinActor(
      from(notifications)
        .leftJoin(teeTimes, sql`${teeTimes.id} = ${notifications.teeTimeId}`)
        .leftJoin(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
    ),
  ),
  sql`where ${notifications.recipientId} = ${value("viewer")}::uuid and ${isListed}
    and (${value("place")}::timestamptz is null or (${notifications.createdAt}, ${notifications.id}) < (${value("place")}::timestamptz, ${value("id")}::uuid))
  order by ${notifications.createdAt} desc, ${notifications.id} desc limit ${sql.raw(String(NOTIFICATIONS_PAGE + 1))}`,
);

const cursorShape = z.tuple([z.string(), z.uuid()]);
const cursorOf = ({ place, id }: RowOf<typeof find>): string => Buffer.from(JSON.stringify([place, id])).toString("base64url");

function placeOf(cursor: string | undefined): { place: string | null; id: string | null } {
  if (cursor === undefined) return { place: null, id: null };
  const read = cursorShape.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success || Number.isNaN(Date.parse(read.data[0]))) throw invalid("Invalid cursor", ["cursor"]);
  return { place: read.data[0], id: read.data[1] };
}

/** The viewer's notifications, newest first. */
export async function listNotifications(ctx: MemberContext, { cursor }: ListNotificationsInput): Promise<NotificationPage> {
  const rows = await find(ctx.db, { viewer: ctx.viewer.id, ...placeOf(cursor) });
  const shown = rows.slice(0, NOTIFICATIONS_PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map(({ place: _, ...row }) => ({
      ...row,
      news: listedContent.parse(row.news),
      createdAt: isoInstant(row.createdAt),
      readAt: row.readAt && isoInstant(row.readAt),
    })),
    nextCursor: last && rows.length > NOTIFICATIONS_PAGE ? cursorOf(last) : null,
  };
}
