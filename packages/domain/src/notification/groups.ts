/** What a golfer can turn off as one, by the flags of the settings. */
export const NOTIFICATION_GROUPS = [
  "JoinRequests",
  "RequestApprovals",
  "TeeTimeChanges",
  "Marketing",
  "SavedSearches",
  "OpenSpots",
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** The name of a group on the unsubscribe page and in emails. */
export const GROUP_NAME = {
  JoinRequests: "requests to join your rounds",
  RequestApprovals: "replies to your requests",
  TeeTimeChanges: "changes to your rounds",
  Marketing: "games near you",
  SavedSearches: "your saved searches",
  OpenSpots: "open spots for you",
} as const satisfies Record<NotificationGroup, string>;
