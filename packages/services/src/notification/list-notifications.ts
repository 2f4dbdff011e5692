import { prepareSql } from "@fourball/db/prepared-sql";
import { outbox } from "@fourball/db/schema/index";
import { invalid } from "@fourball/domain/failure";
import {
  type ListNotificationsInput,
  NOTIFICATIONS_PAGE,
  type Notification,
  type NotificationPage,
} from "@fourball/domain/notification/schema";
import { parsedJson } from "@fourball/domain/parsed-json";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isoInstant } from "../iso-instant.ts";
import type { MemberContext } from "../service-context.ts";
import { actorName, actorTables } from "./actor-name.ts";

const value = sql.placeholder;

type Row = Notification & { place: string };

const find = prepareSql<Row>(sql`
  select ${outbox.id} as "id", ${outbox.teeTimeId} as "teeTimeId", ${outbox.news} as "news", ${outbox.createdAt} as "createdAt",
    ${outbox.readAt} as "readAt", ${outbox.createdAt}::text as "place",
    ${actorName} as "actorName"
  from ${outbox} ${actorTables}
  where ${outbox.recipientId} = ${value("viewer")}::uuid and ${outbox.teeTimeId} is not null
    and (${value("place")}::timestamptz is null or (${outbox.createdAt}, ${outbox.id}) < (${value("place")}::timestamptz, ${value("id")}::uuid))
  order by ${outbox.createdAt} desc, ${outbox.id} desc limit ${sql.raw(String(NOTIFICATIONS_PAGE + 1))}`);

const cursorShape = z.tuple([z.string(), z.uuid()]);
const cursorOf = ({ place, id }: Row): string => Buffer.from(JSON.stringify([place, id])).toString("base64url");

function placeOf(cursor: string | undefined): { place: string | null; id: string | null } {
  if (cursor === undefined) return { place: null, id: null };
  const read = cursorShape.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success || Number.isNaN(Date.parse(read.data[0]))) throw invalid("Invalid cursor", ["cursor"]);
  return { place: read.data[0], id: read.data[1] };
}

/** What the viewer was told, newest first. */
export async function listNotifications(ctx: MemberContext, { cursor }: ListNotificationsInput): Promise<NotificationPage> {
  const rows = await find(ctx.db, { viewer: ctx.viewer.id, ...placeOf(cursor) });
  const shown = rows.slice(0, NOTIFICATIONS_PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map(({ place: _, ...row }) => ({
      ...row,
      createdAt: isoInstant(row.createdAt),
      readAt: row.readAt && isoInstant(row.readAt),
    })),
    nextCursor: last && rows.length > NOTIFICATIONS_PAGE ? cursorOf(last) : null,
  };
}
