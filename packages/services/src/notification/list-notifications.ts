import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, notifications, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { listedContent } from "@fourball/domain/notification/content";
import { type ListNotificationsInput, NOTIFICATIONS_PAGE, type NotificationPage } from "@fourball/domain/notification/schema";
import { parsedJson } from "@fourball/domain/parsed-json";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { viewer } from "../core/access/viewer.ts";
import type { MemberContext } from "../core/service-context.ts";
import {
  actingGolfer,
  actingGuest,
  actorColumns,
  actorName,
  face,
  faceColumns,
  isActingGolfer,
  isActingGuest,
  isFace,
} from "./acting-golfer.ts";
import { isListed } from "./has-kind.ts";

const { id, recipientId, createdAt } = notifications;

/** A moment with all of its digits, of which a `Date` drops some, and the id of one of its notifications. */
type Place = { moment: string; id: string };

const prepareFind = (isAfterPlace?: SQL) =>
  prepareOnce((db) =>
    db
      .select({
        id,
        teeTimeId: notifications.teeTimeId,
        content: notifications.content,
        createdAt,
        readAt: notifications.readAt,
        moment: sql`${createdAt}::text`.mapWith(String),
        actor: actorColumns,
        face: faceColumns,
        timeZone: golfCourses.timeZone,
      })
      .from(notifications)
      .leftJoin(teeTimes, eq(teeTimes.id, notifications.teeTimeId))
      .leftJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .leftJoin(actingGolfer, isActingGolfer)
      .leftJoin(actingGuest, isActingGuest)
      .leftJoin(face, isFace)
      .where(and(eq(recipientId, viewer), isListed, isAfterPlace))
      .orderBy(desc(createdAt), desc(id))
      .limit(NOTIFICATIONS_PAGE + 1),
  );

const findNewest = prepareFind();
// The builder knows no rows, which PostgreSQL finds in the index.
const findNext = prepareFind(
  sql`(${createdAt}, ${id}) < (${sql.placeholder("moment")}::timestamptz, ${sql.placeholder("id")}::uuid)`,
);

const cursorShape = z.tuple([z.string(), z.uuid()]);
const cursorOf = ({ moment, id }: Place): string => Buffer.from(JSON.stringify([moment, id])).toString("base64url");

function placeOf(cursor: string): Place {
  const read = cursorShape.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success || Number.isNaN(Date.parse(read.data[0]))) throw fail("cursorInvalid", { path: ["cursor"] });
  return { moment: read.data[0], id: read.data[1] };
}

/** The viewer's notifications, newest first. */
export async function listNotifications(ctx: MemberContext, { cursor }: ListNotificationsInput): Promise<NotificationPage> {
  const rows =
    cursor === undefined
      ? await findNewest(ctx.db, { viewer: ctx.viewer.id })
      : await findNext(ctx.db, { viewer: ctx.viewer.id, ...placeOf(cursor) });
  const shown = rows.slice(0, NOTIFICATIONS_PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map(({ moment: _, content, createdAt, readAt, actor, face, ...row }) => ({
      ...row,
      content: listedContent.parse(content),
      createdAt: isoInstant(createdAt),
      readAt: readAt && isoInstant(readAt),
      actorName: actorName(actor),
      actor: face && { firstName: face.firstName, lastName: face.lastName, profileImageUrl: face.profileImageUrl },
    })),
    nextCursor: last && rows.length > NOTIFICATIONS_PAGE ? cursorOf(last) : null,
  };
}
