import type { Channel } from "./channels.ts";
import { definitionOf, type NotificationContent, ONLY_MAILED } from "./content.ts";
import type { NotificationGroup } from "./groups.ts";

/** What is worth a push notification, and what a text. */
type PushGroup = Exclude<NotificationGroup, "Marketing">;
type SmsGroup = Exclude<PushGroup, "SavedSearches" | "OpenSpots">;

/** What decides which channels reach a golfer. */
export type NotificationRecipient = Record<`email${NotificationGroup}` | `push${PushGroup}` | `sms${SmsGroup}`, boolean> & {
  /** Closed or suspended: gets nothing, but for what was decided about the account. */
  isAway: boolean;
  isClosed: boolean;
  phoneNumber: string | null;
  smsOptInAt: string | Date | null;
  marketingOptInAt: string | Date | null;
  hasPush: boolean;
  emailOn: boolean;
  pushOn: boolean;
};

/** The channels for one recipient. Guests only left an email address. */
export function channelsFor({ kind }: Pick<NotificationContent, "kind">, recipient: NotificationRecipient | "guest"): Channel[] {
  if (recipient === "guest") return ["email"];
  if (recipient.isAway) return kind === "moderated" && !recipient.isClosed ? ["email"] : [];
  const { group } = definitionOf(kind);
  if (!group) return ["email"];
  if (group === "Marketing") return recipient.emailOn && recipient.emailMarketing && recipient.marketingOptInAt ? ["email"] : [];
  const channels: Channel[] = [];
  if (recipient.emailOn && recipient[`email${group}`]) channels.push("email");
  if (ONLY_MAILED.includes(kind)) return channels;
  const hasText = group !== "SavedSearches" && group !== "OpenSpots";
  if (hasText && recipient[`sms${group}`] && recipient.phoneNumber && recipient.smsOptInAt) channels.push("sms");
  if (recipient.pushOn && recipient[`push${group}`] && recipient.hasPush) channels.push("push");
  return channels;
}
