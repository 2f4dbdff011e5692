import type { NotificationKind } from "./content.ts";
import type { NotificationGroup } from "./schema.ts";

/** The settings switch that turns a kind off; null for emails about the account itself. */
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
  "still-playing": "TeeTimeChanges",
  "round-over": "TeeTimeChanges",
  "costs-changed": "TeeTimeChanges",
  "cost-due": "TeeTimeChanges",
  "cost-paid": "TeeTimeChanges",
  "no-show-question": "TeeTimeChanges",
  "no-show-recorded": "TeeTimeChanges",
  "record-settled": "TeeTimeChanges",
  partners: "TeeTimeChanges",
  "weekly-digest": "Marketing",
  "password-reset": null,
  "email-verification": null,
  "password-changed": null,
  "password-removed": null,
  "sign-up-link": null,
  "guest-request-link": null,
  "email-change-link": null,
  "email-changed": null,
  "passkey-added": null,
  "passkey-removed": null,
  "identity-connected": null,
  "identity-removed": null,
  "report-settled": null,
  moderated: null,
  "moderation-undone": null,
} as const satisfies Record<NotificationKind, NotificationGroup | null>;

/** The name of a group on the unsubscribe page and in emails. */
export const GROUP_NAME = {
  JoinRequests: "requests to join your rounds",
  RequestApprovals: "replies to your requests",
  TeeTimeChanges: "changes to your rounds",
  Marketing: "games near you",
} as const satisfies Record<NotificationGroup, string>;
