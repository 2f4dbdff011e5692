/** How notifications leave the app. */
export const CHANNELS = ["email", "sms", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** `kept`: nothing is set up to send it, so it stays here to be looked at. */
export const DELIVERY_STATES = ["waiting", "sent", "kept", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** So long a delivery is tried where the server wasn't reached or said to try again later. */
export const DELIVERY_DAYS = 2;
