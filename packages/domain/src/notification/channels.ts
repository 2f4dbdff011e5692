/** How notifications leave the app. */
export const CHANNELS = ["email", "sms", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** So long a delivery is tried where the server wasn't reached or said to try again later. */
export const DELIVERY_DAYS = 2;
