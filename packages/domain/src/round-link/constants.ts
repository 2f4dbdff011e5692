/** So long after the end of the round, the link shows it; a group that is late is still on it. */
export const AFTER_ROUND_HOURS = 2;
