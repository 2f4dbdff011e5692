/** What is said of the time that is left, and of calendars. */
export const clockTexts = {
  wasDue: (time: string) => `Was due ${time}`,
  /** Comes before the time, for a screen reader. */
  replyBy: "Reply by ",
  noReplyYet: (host: string) => `${host} hasn't replied yet. Your request is still open.`,
  hasUntil: (host: string, time: string) => `${host} has until ${time} to reply`,
  addToCalendar: "Add to calendar",
  addGameToCalendar: (course: string) => `Add to calendar: ${course}`,
  answers: {
    within: {
      hour: "within an hour",
      hours: (count: number) => `within ${count} hours`,
      day: "within a day",
      days: (count: number) => `within ${count} days`,
    },
    usually: (wait: string) => `usually replies ${wait}`,
    rarely: (percent: number) => `replies to ${percent}% of requests`,
    briefly: (wait: string) => `Replies ${wait}`,
    rarelyBriefly: (percent: number) => `Replies to ${percent}%`,
  },
};
