const left = (to: string) => ({
  days: (days: number) => `${days} days to ${to}`,
  hours: (hours: number) => `${hours} h to ${to}`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min to ${to}`,
  minutes: (minutes: number) => `${minutes} min to ${to}`,
});

/** What screens have in common. */
export const texts = {
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
  toGo: left("go"),
  toTeeOff: left("tee-off"),
  /** `6m`, `2h`; `now` has no count. */
  age: { now: "now", minute: (count: number) => `${count}m`, hour: (count: number) => `${count}h` },
};
