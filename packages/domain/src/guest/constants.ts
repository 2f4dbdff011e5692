export const GUEST_REQUEST_STATUSES = ["pending", "approved", "declined"] as const;
export const GUEST_MESSAGE_MAX = 500;
