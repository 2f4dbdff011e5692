import { jsonId } from "@fourball/db/expressions";
import { builder } from "@fourball/db/prepare-once";
import { guestRequests, notifications, teeTimes, users } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, eq, gt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lastNameFor } from "../core/access/shown-last-name.ts";
import { hasKind } from "./has-kind.ts";

/** The golfer or guest that a notification is about. */
export const actingGolfer = alias(users, "actor");
export const actingGuest = alias(guestRequests, "acting_guest");
const golferId = jsonId(notifications.content, "golferId");
export const isActingGolfer = eq(actingGolfer.id, golferId);
export const isActingGuest = eq(actingGuest.id, jsonId(notifications.content, "guestRequestId"));

/** Their names as the recipient sees them now. */
export const actorColumns = {
  firstName: actingGolfer.firstName,
  lastName: lastNameFor(actingGolfer, notifications.recipientId),
  guestName: actingGuest.guestName,
};
type Actor = Record<keyof typeof actorColumns, string | null>;

/** Null when there is no name. */
export const actorName = ({ firstName, lastName, guestName }: Actor): string | null =>
  [firstName, lastName]
    .filter((name) => name !== null)
    .join(" ")
    .trim() || guestName;

/** What a host did; the content does not name the host. */
const BY_HOST: readonly NotificationKind[] = [
  "join-approved",
  "join-declined",
  "removed",
  "tee-time-edited",
  "tee-time-cancelled",
];

const later = alias(notifications, "later");
// The host of today is not the one who did it when the game was handed over since.
const handedOver = builder
  .select({ id: later.id })
  .from(later)
  .where(
    and(
      eq(later.teeTimeId, notifications.teeTimeId),
      gt(later.createdAt, notifications.createdAt),
      hasKind(later, ["host-handed-over"]),
    ),
  );
const isByHost = and(hasKind(notifications, BY_HOST), notExists(handedOver));

/** The golfer who did what a notification says; `teeTimes` is joined before. */
export const face = alias(users, "face");
export const isFace = eq(face.id, sql`coalesce(${golferId}, case when ${isByHost} then ${teeTimes.hostId} end)`);
export const faceColumns = {
  id: face.id,
  firstName: face.firstName,
  lastName: lastNameFor(face),
  profileImageUrl: face.profileImageUrl,
};
