import type { Account, NotificationFlag } from "@fourball/domain/account/schema";
import type { UseFormReturn } from "react-hook-form";

type Consent = "smsOptIn" | "marketingOptIn";
export type NotificationValues = Pick<Account, NotificationFlag> & Record<Consent, boolean>;
export type NotificationsForm = UseFormReturn<NotificationValues>;

/** The seven flags of the account and the two consents, and nothing else of it. */
export const preferencesOf = (account: Account): NotificationValues => ({
  emailJoinRequests: account.emailJoinRequests,
  emailRequestApprovals: account.emailRequestApprovals,
  emailTeeTimeChanges: account.emailTeeTimeChanges,
  emailMarketing: account.emailMarketing,
  smsJoinRequests: account.smsJoinRequests,
  smsRequestApprovals: account.smsRequestApprovals,
  smsTeeTimeChanges: account.smsTeeTimeChanges,
  smsOptIn: account.smsOptInAt !== null,
  marketingOptIn: account.marketingOptInAt !== null,
});
