import type { Account, NotificationFlag } from "@fourball/domain/account/schema";
import { QUIET_DEFAULT } from "@fourball/domain/notification/quiet-hours";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import type { UseFormReturn } from "react-hook-form";

export const CHANNELS = ["push", "email", "sms"] as const;
export type TableChannel = (typeof CHANNELS)[number];

export const KINDS = ["JoinRequests", "RequestApprovals", "TeeTimeChanges"] as const;
export type TableKind = (typeof KINDS)[number];

const SMS_FLAGS = ["smsJoinRequests", "smsRequestApprovals", "smsTeeTimeChanges"] as const;

/** The boxes of the table; one is on only when something would be sent. */
export type NotificationBoxes = Record<Exclude<NotificationFlag, "emailMarketing">, boolean> & { marketing: boolean };
/** The times are kept while quiet hours are off. */
export type NotificationValues = NotificationBoxes & { quiet: boolean; quietFrom: string; quietTo: string };
export type NotificationsForm = UseFormReturn<NotificationValues>;

export function boxesOf(account: Account): NotificationValues {
  const { from, to } = account.quietHours ?? QUIET_DEFAULT;
  const hasTexts = account.phoneNumber !== null && account.smsOptInAt !== null;
  return {
    emailJoinRequests: account.emailJoinRequests,
    emailRequestApprovals: account.emailRequestApprovals,
    emailTeeTimeChanges: account.emailTeeTimeChanges,
    emailSavedSearches: account.emailSavedSearches,
    pushJoinRequests: account.pushJoinRequests,
    pushRequestApprovals: account.pushRequestApprovals,
    pushTeeTimeChanges: account.pushTeeTimeChanges,
    pushSavedSearches: account.pushSavedSearches,
    smsJoinRequests: hasTexts && account.smsJoinRequests,
    smsRequestApprovals: hasTexts && account.smsRequestApprovals,
    smsTeeTimeChanges: hasTexts && account.smsTeeTimeChanges,
    marketing: account.emailMarketing && account.marketingOptInAt !== null,
    quiet: account.quietHours !== null,
    quietFrom: from,
    quietTo: to,
  };
}

type Dirty = Partial<Record<keyof NotificationValues, boolean>>;

/** What to store so that exactly the checked boxes are sent; a box that nobody touched is left to other tabs. */
export function preferencesOf(boxes: NotificationValues, dirty: Dirty): UpdateProfileInput {
  const { marketing, quiet, quietFrom, quietTo, ...flags } = boxes;
  const changes: UpdateProfileInput = {};
  for (const flag of flagsOf(flags)) if (dirty[flag]) changes[flag] = flags[flag];
  // The first checked box is the consent to texts. Without a consent the stored flags mean nothing, so all three go along.
  if (SMS_FLAGS.some((flag) => dirty[flag])) {
    for (const flag of SMS_FLAGS) changes[flag] = flags[flag];
    changes.smsOptIn = SMS_FLAGS.some((flag) => flags[flag]);
  }
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
