export const GUEST_REQUEST_STATUSES = ["pending", "approved", "declined"] as const;
export type GuestRequestStatus = (typeof GUEST_REQUEST_STATUSES)[number];
export const GUEST_DECISIONS = ["approved", "declined"] as const;
export type GuestDecision = (typeof GUEST_DECISIONS)[number];
export const GUEST_NAME_MAX = 80;
export const GUEST_MESSAGE_MAX = 500;
