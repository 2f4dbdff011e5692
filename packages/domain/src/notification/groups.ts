import type { NewsKind } from "./news.ts";
import type { NewsGroup } from "./schema.ts";

/** Which switch of the settings turns a kind of news off; null for mails that a golfer has just asked for. */
export const GROUP_OF = {
  "join-requested": "JoinRequests",
  "join-withdrawn": "JoinRequests",
  "guest-requested": "JoinRequests",
  "answer-due": "JoinRequests",
  "join-approved": "RequestApprovals",
  "join-declined": "RequestApprovals",
  "request-expired": "RequestApprovals",
  "spot-offered": "RequestApprovals",
  "offer-lapsed": "RequestApprovals",
  removed: "TeeTimeChanges",
  "tee-time-edited": "TeeTimeChanges",
  "tee-time-cancelled": "TeeTimeChanges",
  "host-handed-over": "TeeTimeChanges",
  "host-changed": "TeeTimeChanges",
  reminder: "TeeTimeChanges",
  "round-over": "TeeTimeChanges",
  "password-reset": null,
} as const satisfies Record<NewsKind, NewsGroup | null>;

/** What a group is called where somebody turns it off. */
export const GROUP_NAME = {
  JoinRequests: "requests to join your rounds",
  RequestApprovals: "answers to your requests",
  TeeTimeChanges: "changes to your rounds",
} as const satisfies Record<NewsGroup, string>;
