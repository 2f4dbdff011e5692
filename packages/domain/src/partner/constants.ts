/** Whether a golfer would play with another again. */
export const PLAY_AGAIN = ["yes", "fine", "no"] as const;
export type PlayAgain = (typeof PLAY_AGAIN)[number];
