import { builder } from "@fourball/db/prepare-once";
import { pushSubscriptions, users } from "@fourball/db/schema/index";
import { eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { isSuspended } from "../core/access/suspended.ts";

const isClosed = isNotNull(users.deletedAt);
const browsers = builder
  .select({ id: pushSubscriptions.id })
  .from(pushSubscriptions)
  .where(eq(pushSubscriptions.userId, users.id));

/** What decides which channels reach a golfer. */
export const recipientColumns = {
  id: users.id,
  isAway: sql`${or(isClosed, isSuspended)}`.mapWith(Boolean),
  isClosed: isClosed.mapWith(Boolean),
  phoneNumber: users.phoneNumber,
  smsOptInAt: users.smsOptInAt,
  hasPush: exists(browsers).mapWith(Boolean),
  emailOn: users.emailOn,
  pushOn: users.pushOn,
  emailJoinRequests: users.emailJoinRequests,
  emailRequestApprovals: users.emailRequestApprovals,
  emailTeeTimeChanges: users.emailTeeTimeChanges,
  emailMarketing: users.emailMarketing,
  emailSavedSearches: users.emailSavedSearches,
  emailOpenSpots: users.emailOpenSpots,
  marketingOptInAt: users.marketingOptInAt,
  smsJoinRequests: users.smsJoinRequests,
  smsRequestApprovals: users.smsRequestApprovals,
  smsTeeTimeChanges: users.smsTeeTimeChanges,
  pushJoinRequests: users.pushJoinRequests,
  pushRequestApprovals: users.pushRequestApprovals,
  pushTeeTimeChanges: users.pushTeeTimeChanges,
  pushSavedSearches: users.pushSavedSearches,
  pushOpenSpots: users.pushOpenSpots,
};
