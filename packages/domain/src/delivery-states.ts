/** `kept`: nothing is set up to send it, so it stays here to be looked at. */
export const DELIVERY_STATES = ["waiting", "sent", "kept", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
