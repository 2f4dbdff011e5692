import { pushSubscriptions, users } from "@fourball/db/schema/index";
import { asBoolean, asText } from "@fourball/db/select/expression";
import { sql } from "drizzle-orm";
import { isSuspended } from "../core/access/suspended.ts";

/** What decides which channels reach a golfer. */
export const recipientColumns = {
  isAway: asBoolean(sql`${users.deletedAt} is not null or ${isSuspended}`),
  isClosed: asBoolean(sql`${users.deletedAt} is not null`),
  phoneNumber: users.phoneNumber,
  smsOptInAt: asText(users.smsOptInAt),
  hasPush: asBoolean(sql`exists (select 1 from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`),
  emailOn: users.emailOn,
  pushOn: users.pushOn,
  emailJoinRequests: users.emailJoinRequests,
  emailRequestApprovals: users.emailRequestApprovals,
  emailTeeTimeChanges: users.emailTeeTimeChanges,
  emailMarketing: users.emailMarketing,
  emailSavedSearches: users.emailSavedSearches,
  marketingOptInAt: asText(users.marketingOptInAt),
  smsJoinRequests: users.smsJoinRequests,
  smsRequestApprovals: users.smsRequestApprovals,
  smsTeeTimeChanges: users.smsTeeTimeChanges,
  pushJoinRequests: users.pushJoinRequests,
  pushRequestApprovals: users.pushRequestApprovals,
  pushTeeTimeChanges: users.pushTeeTimeChanges,
  pushSavedSearches: users.pushSavedSearches,
};
