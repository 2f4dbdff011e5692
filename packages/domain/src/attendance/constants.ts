/** `late-withdrawal`: a confirmed player left less than a day before tee-off. */
export const ATTENDANCE_KINDS = ["showed-up", "late-withdrawal", "no-show"] as const;
export type AttendanceKind = (typeof ATTENDANCE_KINDS)[number];

/** What came of the host's word that a player didn't come; `arrived`: the player had said that they were here. */
export const MARK_OUTCOMES = ["agreed", "denied", "taken-back", "arrived"] as const;
export const DISPUTE_DECISIONS = ["kept", "removed"] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

export const LATE_HOURS = 24;
/** How long before tee-off golfers can say that they're here. */
export const ARRIVAL_MINUTES = 90;
/** How late a tap that was made without signal still counts for its moment. */
export const LATE_ARRIVAL_HOURS = 6;
/** How long a golfer can take back that they're here. */
export const ARRIVAL_UNDO_MINUTES = 5;
/** From when before tee-off, and until when after it, the host may say that the weather was bad. */
export const WEATHER_WINDOW = { hoursBefore: 24, daysAfter: 7 } as const;
/** How long after a round the host may say that a player didn't come, and how long others may then answer. */
export const MARK_DAYS = 7;
export const MARK_ANSWER_DAYS = 7;
/** A no-show shows after so many days without a dispute. */
export const DAYS_BEFORE_NO_SHOW = 3;
/** Older entries don't count, and are deleted. */
export const RECORD_DAYS = 365;
export const DISPUTE_MAX = 500;
export const DISPUTE_REASON_MAX = 500;
