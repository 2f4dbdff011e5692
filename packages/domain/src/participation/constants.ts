import { MAX_SLOTS } from "../tee-time/constants.ts";

export const DECISIONS = ["confirmed", "declined"] as const;
export type Decision = (typeof DECISIONS)[number];
/** Whether a player is still playing, as the day before asks; for those who were asked. */
export const PLAYING_ANSWERS = ["asked", "confirmed"] as const;
/** The answer to the link of a mailed question that is over, or never was one. */
export const PLAYING_LINK_SPENT = "This link no longer works";
/** How long a host may take an answer back as if it had not been given. */
export const UNDO_SECONDS = 60;
export const TOO_LATE_TO_UNDO = "It is too late to undo this";
export const JOIN_MESSAGE_MAX = 500;
/** The host and the golfer who brings them need a spot each. */
export const FRIENDS_MAX = MAX_SLOTS - 2;

/** When the status differs from the one that the host saw. */
export const REQUEST_CHANGED = "This request has changed since you opened it";
