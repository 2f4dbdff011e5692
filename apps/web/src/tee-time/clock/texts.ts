/** What is said of the time that is left, and of calendars. */
export const texts = {
  replyWasDue: (time: string) => `Reply was due ${time}`,
  wasDue: (time: string) => `Was due ${time}`,
  /** Comes before the time, for a screen reader. */
  replyBy: "Reply by ",
  replyDueIn: (left: string) => `Reply due in ${left}`,
  noReplyYet: (host: string) => `${host} hasn't replied yet. Your request is still open.`,
  hasUntil: (host: string, time: string) => `${host} has until ${time} to reply`,
  lessThanAMinute: "less than a minute",
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  addToCalendar: "Add to calendar",
  addGameToCalendar: (course: string) => `Add to calendar: ${course}`,
  answers: {
    within: {
      hour: "within an hour",
      hours: (count: number) => `within ${count} hours`,
      day: "within a day",
      days: (count: number) => `within ${count} days`,
    },
    answers: (percent: number, wait: string | undefined) =>
      wait ? `answers ${percent}% of requests, usually ${wait}` : `answers ${percent}% of requests`,
    briefly: (percent: number, wait: string | undefined) => (wait ? `Answers ${percent}%, ${wait}` : `Answers ${percent}%`),
  },
};
