import { jsonText } from "@fourball/db/expressions";
import { notifications } from "@fourball/db/schema/index";
import { COLLECTED_KINDS } from "@fourball/domain/notification/collected";
import { type NotificationContent, type NotificationKind, ONLY_MAILED } from "@fourball/domain/notification/content";
import { inArray, not, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The table of notifications, or an alias of it. */
type Notifications = { content: AnyPgColumn<{ data: NotificationContent }> };

export const hasKind = ({ content }: Notifications, kinds: readonly NotificationKind[]): SQL =>
  inArray(jsonText(content, "kind"), [...kinds]);

/** Requests that are one mail to the host. */
export const isOfCollected = (of: Notifications): SQL => hasKind(of, COLLECTED_KINDS);

/** The notifications of the activity list. */
export const isListed = not(hasKind(notifications, ONLY_MAILED));
