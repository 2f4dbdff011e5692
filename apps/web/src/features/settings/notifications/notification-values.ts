import type { Account, NotificationFlag } from "@fourball/domain/account/schema";
import type { Channel } from "@fourball/domain/notification/channels";
import { QUIET_DEFAULT } from "@fourball/domain/notification/quiet-hours";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import type { UseFormReturn } from "react-hook-form";
import { channelFlags, getsWeeklyEmail } from "../../../kit/notification-channels.ts";

export const KINDS = ["JoinRequests", "RequestApprovals", "TeeTimeChanges", "SavedSearches", "Marketing"] as const;
export type Kind = (typeof KINDS)[number];

/** A box for each kind and channel; `marketing` is the consent to the weekly email too. */
type NotificationBoxes = Record<Exclude<NotificationFlag, "emailMarketing">, boolean> & { marketing: boolean };
export type Box = keyof NotificationBoxes;
/** The times are kept while quiet hours are off. */
export type NotificationValues = NotificationBoxes & { quiet: boolean; quietFrom: string; quietTo: string };
export type NotificationsForm = UseFormReturn<NotificationValues>;

/** The box of a kind; a channel may not carry it. */
export function boxOf(kind: Kind, channel: Channel): Box | undefined {
  if (kind === "Marketing") return channel === "email" ? "marketing" : undefined;
  return channelFlags(channel).find((flag) => flag === `${channel}${kind}`);
}

export function boxesOf(account: Account): NotificationValues {
  const { from, to } = account.quietHours ?? QUIET_DEFAULT;
  return {
    emailJoinRequests: account.emailJoinRequests,
    emailRequestApprovals: account.emailRequestApprovals,
    emailTeeTimeChanges: account.emailTeeTimeChanges,
    emailSavedSearches: account.emailSavedSearches,
    emailOpenSpots: account.emailOpenSpots,
    pushJoinRequests: account.pushJoinRequests,
    pushRequestApprovals: account.pushRequestApprovals,
    pushTeeTimeChanges: account.pushTeeTimeChanges,
    pushSavedSearches: account.pushSavedSearches,
    pushOpenSpots: account.pushOpenSpots,
    smsJoinRequests: account.smsJoinRequests,
    smsRequestApprovals: account.smsRequestApprovals,
    smsTeeTimeChanges: account.smsTeeTimeChanges,
    marketing: getsWeeklyEmail(account),
    quiet: account.quietHours !== null,
    quietFrom: from,
    quietTo: to,
  };
}

type Dirty = Partial<Record<keyof NotificationValues, boolean>>;

/** A box that the golfer didn't touch is left to other tabs. */
export function preferencesOf(boxes: NotificationValues, dirty: Dirty): UpdateProfileInput {
  const { marketing, quiet, quietFrom, quietTo, ...flags } = boxes;
  const changes: UpdateProfileInput = {};
  for (const flag of flagsOf(flags)) if (dirty[flag]) changes[flag] = flags[flag];
  const texts = channelFlags("sms");
  // The consent to texts ends with the last box.
  if (texts.some((flag) => dirty[flag]) && !texts.some((flag) => flags[flag])) changes.smsOptIn = false;
  if (dirty.marketing) {
    changes.emailMarketing = marketing;
    changes.marketingOptIn = marketing;
  }
  if (dirty.quiet || dirty.quietFrom || dirty.quietTo) {
    changes.quietHours = quiet ? { from: quietFrom, to: quietTo } : null;
    changes.timeZone = Temporal.Now.timeZoneId();
  }
  return changes;
}

type Flags = Omit<NotificationBoxes, "marketing">;
// An object of this type has no other keys.
const flagsOf = (flags: Flags) => Object.keys(flags) as (keyof Flags)[];
