/** How soon a host usually answers, from the quickest to the slowest that is worth saying. */
export const REPLY_TIMES = ["hour", "hours", "day", "days"] as const;
export type ReplyTime = (typeof REPLY_TIMES)[number];

/** Fewer answers say nothing about a host, and older ones nothing about the host of today. */
export const REPLY_TIME_OF = { answersMin: 3, answersMax: 20, days: 180 } as const;

/** In minutes. */
const AT_MOST = { hour: 60, hours: 6 * 60, day: 24 * 60, days: 3 * 24 * 60 } as const satisfies Record<ReplyTime, number>;

/** Null for a host who takes longer than a few days. */
export const replyTimeOf = (medianMinutes: number): ReplyTime | null =>
  REPLY_TIMES.find((time) => medianMinutes <= AT_MOST[time]) ?? null;
