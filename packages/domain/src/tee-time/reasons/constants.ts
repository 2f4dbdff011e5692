/** Handicaps at most so far apart go well together; so far above everyone's, a golfer should know before asking. */
export const HANDICAPS = { within: 6, muchLower: 10 } as const;

export const NEAR_KM = 25;

/** A host who answers nearly every request, usually within this time, answers fast. */
export const FAST_ANSWERS = { percentMin: 80, medianMinutesMax: 180 } as const;

/** What a golfer usually does: in at least so many of the last rounds, none of them older than a year. */
export const USUAL = { roundsMin: 3, lastRounds: 10, days: 365 } as const;

export const REASONS_MAX = 3;
/** One reason alone says too little of a group. */
export const REASONS_MIN = 2;

export const PACES = ["Fast pace", "Relaxed pace", "Patient pace", "4hr pace"] as const;
export const WAYS_ROUND = ["Walking preferred", "Cart required"] as const;
