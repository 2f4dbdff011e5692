import { GUEST_REQUEST_STATUSES } from "@fourball/domain/guest/constants";
import { isNull, sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, lower, oneOf, updatedAt } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";

export const guestRequests = pgTable(
  "guest_requests",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    guestName: text().notNull(),
    /** Null where the host needed none. */
    guestEmail: text(),
    message: text(),
    status: text({ enum: GUEST_REQUEST_STATUSES }).notNull().default("pending"),
    /** When the name, the address and the message were erased, long after the game. */
    erasedAt: instant(),
    /**
     * As for the requests of golfers: when the host should answer by, was reminded, and when tee-off passed without an
     * answer. Of a declined request: when the time to make an account ran out.
     */
    answerDueAt: instant(),
    answerRemindedAt: instant(),
    expiredAt: instant(),
    /** When the host first approved or declined the request. */
    answeredAt: instant(),
    /** Of an approved request: until when its spot waits for the guest's account; null without an end. */
    heldUntil: instant(),
    /** When the guest sent the request by the mailed link, so that only the owner of the address has had it. */
    emailProvenAt: instant(),
    /** Whether mails about the game go to the address though it may be a stranger's. */
    isMailedUnproven: boolean().notNull().default(true),
    /** When the guest couldn't make it any more, or stopped asking; the request is declined then. */
    leftAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("guest_requests_once").on(t.teeTimeId, lower(t.guestEmail)).where(isNull(t.leftAt)),
    index("guest_requests_queue_idx").on(t.teeTimeId, t.status, t.createdAt),
    index("guest_requests_due_idx").on(t.answerDueAt).where(sql`${t.status} = 'pending' and ${t.answerRemindedAt} is null`),
    index("guest_requests_held_idx").on(t.heldUntil).where(sql`${t.status} = 'approved' and ${t.heldUntil} is not null`),
    check("guest_requests_status_known", oneOf(t.status, GUEST_REQUEST_STATUSES)),
  ],
);
