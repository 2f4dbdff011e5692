import type { Audited } from "./schema.ts";

/** What an admin did, as the rest of a sentence that begins with the admin's name. Read on the screen, and searched. */
export const AUDIT_SENTENCES: Record<Audited, (subject: string) => string> = {
  "admin-granted": (user) => `made ${user} an admin`,
  "admin-revoked": (user) => `removed admin rights from ${user}`,
  "sessions-ended": (user) => `signed ${user} out everywhere`,
  "user-suspended": (user) => `suspended ${user}`,
  "user-reinstated": (user) => `lifted the suspension of ${user}`,
  "report-taken": (user) => `took a report about ${user}`,
  "report-released": (user) => `released a report about ${user}`,
  "report-dismissed": (user) => `dismissed a report about ${user}`,
  "message-removed": (user) => `removed a message of ${user}`,
  "message-restored": (user) => `put back a message of ${user}`,
  "picture-hidden": (user) => `hid a picture of ${user}`,
  "picture-restored": (user) => `put back a picture of ${user}`,
  "game-cancelled": (user) => `cancelled a game of ${user}`,
  "golfer-warned": (user) => `warned ${user}`,
  "warning-withdrawn": (user) => `withdrew a warning of ${user}`,
  "course-created": (course) => `created the course ${course}`,
  "course-edited": (course) => `edited the course ${course}`,
  "course-deleted": (course) => `deleted the course ${course}`,
  "course-archived": (course) => `archived the course ${course}`,
  "dispute-kept": (user) => `kept the disputed entry of ${user}`,
  "dispute-removed": (user) => `removed the disputed entry of ${user}`,
  "delivery-sent-again": (recipient) => `sent a message to ${recipient} again`,
  "deliveries-sent-again": (messages) => `sent ${messages} again`,
  "courses-imported": (imported) => `imported ${imported}`,
};

/** The name of who acts without an account. */
export const COMMAND_LINE = "Command line";
