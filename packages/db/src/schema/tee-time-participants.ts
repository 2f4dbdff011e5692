import { ERASED_GUEST_NAME } from "@fourball/domain/guest/constants";
import { FRIENDS_MAX } from "@fourball/domain/participation/constants";
import { PARTICIPANT_STATUSES } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { clock, id, instant, oneOf, updatedAt } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

export const teeTimeParticipants = pgTable(
  "tee_time_participants",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    status: text({ enum: PARTICIPANT_STATUSES }).notNull().default("pending"),
    /** From the golfer to the host. */
    message: text(),
    /** The names of the friends whom the golfer brings: each takes a spot once the golfer is confirmed. */
    friends: text().array().notNull().default([]),
    /** When the host should answer by; null on the waitlist. */
    answerDueAt: instant(),
    /** When the host was reminded to answer. */
    answerRemindedAt: instant(),
    /** When the golfer joined the waitlist; null for a request to the host. */
    waitlistedAt: instant(),
    /** When a golfer on the waitlist took an offer and so asked the host; null for those who asked at once. */
    requestedAt: instant(),
    /** When the host first approved or declined the request. */
    answeredAt: instant(),
    /** The golfer is a regular of the standing game, whom the host needn't approve. */
    isRegular: boolean().notNull().default(false),
    /** A spot opened and is the golfer's to ask for until then. */
    offerExpiresAt: instant(),
    /** The game as the golfer saw it when declined or removed: later changes of an unlisted game are not theirs to know. */
    declinedTeeTime: jsonb(),
    /** The tee-off before which the player was asked whether they are still playing, and the one that they said yes to. */
    playingAskedFor: instant(),
    playingConfirmedFor: instant(),
    /** When the player last agreed to the game as it was: approved by the host, or still playing the day before. */
    agreedAt: instant(),
    /** When tee-off passed without an answer. */
    expiredAt: instant(),
    /** By the clock, not by the start of the transaction: rows written under one lock are then in the order of their commits. */
    joinedAt: instant().notNull().default(clock),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique(CONSTRAINT.requestOnce).on(t.teeTimeId, t.userId),
    index("tee_time_participants_queue_idx").on(t.teeTimeId, t.status, t.joinedAt),
    index("tee_time_participants_user_idx").on(t.userId, t.status),
    index("tee_time_participants_due_idx")
      .on(t.answerDueAt)
      .where(sql`${t.status} = 'pending' and ${t.answerRemindedAt} is null`),
    index("tee_time_participants_offers_idx").on(t.offerExpiresAt).where(sql`${t.offerExpiresAt} is not null`),
    index("tee_time_participants_in_line_idx")
      .on(t.joinedAt)
      .where(
        sql`${t.status} = 'pending' and ${t.waitlistedAt} is not null and ${t.offerExpiresAt} is null and ${t.expiredAt} is null`,
      ),
    // Those whose names are still to be erased.
    index("tee_time_participants_named_friends_idx")
      .on(t.teeTimeId)
      .where(sql`not ${t.friends} <@ ${sql.raw(`array['${ERASED_GUEST_NAME}']`)}`),
    check("tee_time_participants_friends_fit", sql`cardinality(${t.friends}) <= ${sql.raw(String(FRIENDS_MAX))}`),
    check("tee_time_participants_alone_in_line", sql`${t.waitlistedAt} is null or ${t.friends} = '{}'`),
    check("tee_time_participants_offer_in_line", sql`${t.offerExpiresAt} is null or ${t.waitlistedAt} is not null`),
    check("tee_time_participants_status_known", oneOf(t.status, PARTICIPANT_STATUSES)),
  ],
);
