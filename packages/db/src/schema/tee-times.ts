import { GUEST_RULES } from "@fourball/domain/guest/constants";
import { MAX_SLOTS, MIN_SLOTS, MOODS, TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { between, id, instant, oneOf } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";
import { golfCourses } from "./golf-courses.ts";
import { users } from "./users.ts";

export const teeTimes = pgTable(
  "tee_times",
  {
    id: id(),
    hostId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    courseId: uuid().notNull(),
    /** `YYYY-MM-DD` and `HH:mm` on the course's clock; `teeOffAt` is the same moment and changes with them. */
    date: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    teeOffAt: instant().notNull(),
    /** Includes the host. */
    totalSlots: integer().notNull().default(4),
    description: text(),
    moodEmoji: text().notNull().default("⛳"),
    mood: text({ enum: MOODS }).notNull(),
    preferences: text().array().notNull().default([]),
    isPublic: boolean().notNull().default(true),
    /** Until then the game isn't public, and partners of the host see it; null without a head start, or after it. */
    opensToAllAt: instant(),
    status: text({ enum: TEE_TIME_STATUSES }).notNull().default("active"),
    cancelReason: text(),
    /** Raised by every new link to an unlisted game, whose token is derived from it; that revokes the links before. */
    inviteVersion: integer().notNull().default(1),
    /** SHA-256 of a link from before they were derived; it works until there is a new one. */
    oldInviteHash: text(),
    /** What people may do without an account: ask at all, have a spot at once by the invite link, leave no address. */
    takesGuests: boolean().notNull().default(GUEST_RULES.takesGuests),
    guestsAreIn: boolean().notNull().default(GUEST_RULES.guestsAreIn),
    guestsNeedEmail: boolean().notNull().default(GUEST_RULES.guestsNeedEmail),
    completedAt: instant(),
    /** When the date, the time or the course last changed. */
    movedAt: instant(),
    /** Listed games that saved searches haven't been compared with since they were posted, listed or moved. */
    awaitsMatching: boolean().notNull().default(true),
    /** When the host said that the weather was bad; null when it wasn't, or wasn't said. */
    badWeatherAt: instant(),
    /** When the host first said who came; null until then. */
    attendanceSaidAt: instant(),
    /** Incremented by every change that calendars must pick up. */
    calendarSequence: integer().notNull().default(0),
    /** The tee-off that players were last reminded of; a moved tee-off is reminded again. */
    dayReminderFor: instant(),
    soonReminderFor: instant(),
    /** Kept by triggers on tee_time_participants, in the transaction of the change. */
    confirmedCount: integer().notNull().default(0),
    pendingCount: integer().notNull().default(0),
    /** Spots on offer to golfers on the waitlist, which are taken until the offers end. */
    offeredCount: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`clock_timestamp()`),
  },
  (t) => [
    foreignKey({ name: CONSTRAINT.courseOfTeeTime, columns: [t.courseId], foreignColumns: [golfCourses.id] }).onDelete(
      "restrict",
    ),
    index("tee_times_listed_idx").on(t.teeOffAt, t.id).where(sql`${t.status} = 'active' and ${t.isPublic}`),
    index("tee_times_active_idx").on(t.teeOffAt).where(sql`${t.status} = 'active'`),
    index("tee_times_unmatched_idx").on(t.teeOffAt).where(sql`${t.awaitsMatching} and ${t.status} = 'active' and ${t.isPublic}`),
    index("tee_times_completed_idx").on(t.completedAt).where(sql`${t.completedAt} is not null`),
    index("tee_times_head_start_idx").on(t.opensToAllAt).where(sql`${t.opensToAllAt} is not null`),
    index("tee_times_host_idx").on(t.hostId, t.teeOffAt),
    index("tee_times_course_idx").on(t.courseId, t.teeOffAt),
    // Everything that a map and a count look at, so that the games themselves aren't read.
    index("tee_times_listed_by_course_idx")
      .on(t.courseId, t.teeOffAt, t.id, t.totalSlots, t.confirmedCount, t.offeredCount, t.hostId)
      .where(sql`${t.status} = 'active' and ${t.isPublic}`),
    check("tee_times_head_start", sql`not (${t.isPublic} and ${t.opensToAllAt} is not null)`),
    check("tee_times_slots_range", between(t.totalSlots, MIN_SLOTS, MAX_SLOTS)),
    check(CONSTRAINT.neverOverbooked, sql`${t.confirmedCount} + 1 <= ${t.totalSlots}`),
    check(CONSTRAINT.neverPromisedTwice, sql`${t.confirmedCount} + ${t.offeredCount} + 1 <= ${t.totalSlots}`),
    check("tee_times_offers_not_negative", sql`${t.offeredCount} >= 0`),
    check("tee_times_counts_not_negative", sql`${t.confirmedCount} >= 0 and ${t.pendingCount} >= 0`),
    check("tee_times_status_known", oneOf(t.status, TEE_TIME_STATUSES)),
    check("tee_times_mood_known", oneOf(t.mood, MOODS)),
    check("tee_times_time_form", sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** A tee time, with which the row is deleted. */
export const teeTimeRef = () =>
  uuid()
    .notNull()
    .references(() => teeTimes.id, { onDelete: "cascade" });
