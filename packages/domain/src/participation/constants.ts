import { MAX_SLOTS } from "../tee-time/constants.ts";

export const DECISIONS = ["confirmed", "declined"] as const;
export type Decision = (typeof DECISIONS)[number];
/** Whether a player is still playing, as the day before asks; for those who were asked. */
export const PLAYING_ANSWERS = ["asked", "confirmed"] as const;
/** How long a host may take an answer back as if it had not been given. */
export const UNDO_SECONDS = 60;
export const JOIN_MESSAGE_MAX = 500;
/** The host and the golfer who brings them need a spot each. */
export const FRIENDS_MAX = MAX_SLOTS - 2;
