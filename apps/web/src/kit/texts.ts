/** What screens have in common. */
export const kitTexts = {
  list: { failed: "Couldn't load this list", retry: "Retry", loading: "Loading…" },
  back: "Back to Marketplace",
  link: { copied: "Link Copied!", failed: "Copy Failed", advice: "Failed to copy link. Please try again." },
  signedOut: { title: "Unauthorized", what: "You are logged out. Logging in again..." },
  appeal: "If you think we got it wrong, contact us.",
  feedback: { done: "Success", failed: "Error" },
  failure: {
    ours: "Something went wrong on our side. Please try again.",
    connection: "Check your connection, then try again.",
  },
  toGo: {
    days: (days: number) => `${days} days to go`,
    hours: (hours: number) => `${hours} h to go`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min to go`,
    minutes: (minutes: number) => `${minutes} min to go`,
  },
  /** `6m`, `2h`; `now` has no count. */
  age: { now: "now", minute: (count: number) => `${count}m`, hour: (count: number) => `${count}h` },
};
