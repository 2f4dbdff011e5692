import { FILL_MODES } from "@fourball/domain/fill/constants";
import { FILL_ANSWERS, FILL_ENDS, type StoredWhy } from "@fourball/domain/fill/schema";
import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, instant, oneOf } from "./columns.ts";
import { teeTimes } from "./tee-times.ts";
import { userRef, users } from "./users.ts";

/** An open spot that further golfers are written to for, in waves. A game has one at a time, and the latest is kept. */
export const spotFills = pgTable(
  "spot_fills",
  {
    teeTimeId: uuid()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    mode: text({ enum: FILL_MODES }).notNull(),
    /** A yes takes the spot; otherwise it makes a request to the host. */
    confirmsAtOnce: boolean().notNull(),
    startedAt: instant().notNull(),
    /** The tee-off that golfers are written to about. */
    teeOffAt: instant().notNull(),
    /** Null once it has ended. */
    nextWaveAt: instant(),
    endedAt: instant(),
    endReason: text({ enum: FILL_ENDS }),
  },
  (t) => [
    index("spot_fills_due_idx").on(t.nextWaveAt).where(sql`${t.endedAt} is null`),
    check("spot_fills_mode_known", oneOf(t.mode, FILL_MODES)),
    check("spot_fills_end_known", oneOf(t.endReason, FILL_ENDS)),
    check("spot_fills_ended_whole", sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
    check("spot_fills_next_while_running", sql`(${t.endedAt} is null) = (${t.nextWaveAt} is not null)`),
  ],
);

/** A golfer gets at most one message about a game. Those not sent when a fill ends are deleted. */
export const fillMessages = pgTable(
  "fill_messages",
  {
    id: id(),
    teeTimeId: uuid()
      .notNull()
      .references(() => spotFills.teeTimeId, { onDelete: "cascade" }),
    userId: userRef(),
    why: jsonb().$type<StoredWhy>().notNull(),
    /** The partner, or the golfer of the group with whom they played: named where the message is read. */
    throughId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The order within a reason, the lowest first. */
    rank: doublePrecision().notNull(),
    sentAt: instant(),
    /** The spot is the golfer's until then; null without a promise, and once it has ended. */
    promisedUntil: instant(),
    answer: text({ enum: FILL_ANSWERS }),
    answeredAt: instant(),
  },
  (t) => [
    unique("fill_messages_once").on(t.teeTimeId, t.userId),
    index("fill_messages_user_idx").on(t.userId, t.sentAt),
    index("fill_messages_through_idx").on(t.throughId),
    check("fill_messages_answer_known", oneOf(t.answer, FILL_ANSWERS)),
    check("fill_messages_promised_when_sent", sql`${t.promisedUntil} is null or ${t.sentAt} is not null`),
  ],
);
