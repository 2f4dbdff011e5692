import { pushSubscriptions, users } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** What decides how a golfer hears of news; null for a guest. */
export const golferToTell: SQL = sql`case when ${users.id} is not null then json_build_object(
  'isAway', ${users.deletedAt} is not null or ${users.suspendedAt} is not null,
  'phoneNumber', ${users.phoneNumber}, 'smsOptInAt', ${users.smsOptInAt},
  'hasPush', exists (select 1 from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id}),
  'emailJoinRequests', ${users.emailJoinRequests}, 'emailRequestApprovals', ${users.emailRequestApprovals},
  'emailTeeTimeChanges', ${users.emailTeeTimeChanges}, 'smsJoinRequests', ${users.smsJoinRequests},
  'smsRequestApprovals', ${users.smsRequestApprovals}, 'smsTeeTimeChanges', ${users.smsTeeTimeChanges}) end`;
