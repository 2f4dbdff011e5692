export const HANDICAP_MAX = 54;
export const BIO_MAX = 500;
/** To whom a golfer's last name is shown; others see its first letter. */
export const LAST_NAME_AUDIENCES = ["everyone", "fellow-players"] as const;
export type LastNameAudience = (typeof LAST_NAME_AUDIENCES)[number];

export const NOTIFICATION_FLAGS = [
  "emailJoinRequests",
  "emailRequestApprovals",
  "emailTeeTimeChanges",
  "emailMarketing",
  "emailSavedSearches",
  "emailOpenSpots",
  "smsJoinRequests",
  "smsRequestApprovals",
  "smsTeeTimeChanges",
  "pushJoinRequests",
  "pushRequestApprovals",
  "pushTeeTimeChanges",
  "pushSavedSearches",
  "pushOpenSpots",
] as const;

/** Fewer rounds say nothing about a golfer. */
export const ROUNDS_UNTIL_KNOWN = 3;
