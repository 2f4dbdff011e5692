import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { userRef } from "./users.ts";

/** A browser that a golfer allowed to show notifications while the app is closed. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: userRef(),
    /** An address of the browser's own push service. */
    endpoint: text().notNull(),
    /** Keys of that browser, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("push_subscriptions_endpoint_key").on(t.endpoint), index("push_subscriptions_user_idx").on(t.userId)],
);
