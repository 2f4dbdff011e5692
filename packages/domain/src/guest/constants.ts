export const GUEST_REQUEST_STATUSES = ["pending", "approved", "declined"] as const;
export type GuestRequestStatus = (typeof GUEST_REQUEST_STATUSES)[number];
export const GUEST_DECISIONS = ["approved", "declined"] as const;
export type GuestDecision = (typeof GUEST_DECISIONS)[number];
/**
 * What a guest sees of a request: its status, unless tee-off passed without an answer, the spot was passed on because the
 * guest made no account in time, the guest can't make it, or the game was cancelled.
 */
export const GUEST_REQUEST_STATES = [...GUEST_REQUEST_STATUSES, "expired", "lapsed", "left", "cancelled"] as const;
export type GuestRequestState = (typeof GUEST_REQUEST_STATES)[number];
/** Of a game whose host chose nothing. */
export const GUEST_RULES = { takesGuests: true, guestsAreIn: false, guestsNeedEmail: true } as const;
export const GUEST_NAME_MAX = 80;
/** Instead of the name of a guest, or of a friend whom a golfer brought, once it is erased. */
export const ERASED_GUEST_NAME = "Guest";
export const GUEST_MESSAGE_MAX = 500;
