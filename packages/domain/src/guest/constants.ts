export const GUEST_REQUEST_STATUSES = ["pending", "approved", "declined"] as const;
export type GuestRequestStatus = (typeof GUEST_REQUEST_STATUSES)[number];
export const GUEST_DECISIONS = ["approved", "declined"] as const;
export type GuestDecision = (typeof GUEST_DECISIONS)[number];
/**
 * What a guest sees of a request: its status, unless tee-off passed without an answer, the spot was passed on because the
 * guest made no account in time, or the game was cancelled.
 */
export const GUEST_REQUEST_STATES = [...GUEST_REQUEST_STATUSES, "expired", "lapsed", "cancelled"] as const;
export type GuestRequestState = (typeof GUEST_REQUEST_STATES)[number];
export const GUEST_NAME_MAX = 80;
/** Instead of the name of a guest, or of a friend whom a golfer brought, once it is erased. */
export const ERASED_GUEST_NAME = "Guest";
export const GUEST_MESSAGE_MAX = 500;
