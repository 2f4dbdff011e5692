const minutes = (count: number): number => count * 60;
const hours = (count: number): number => minutes(count * 60);

/** How often a thing may be done: `uses` in `seconds`, counted by account, by address, by both, or by account and known device. */
export const LIMITS = {
  signInFailuresHere: {
    uses: 5,
    seconds: minutes(30),
    by: "account and address",
  },
  signInFailuresOfDevice: { uses: 10, seconds: minutes(30), by: "account and device" },
  signInFailuresOfAddress: { uses: 30, seconds: hours(1), by: "address" },
  /** Strangers can exceed it for the golfer: sign-ins beyond it take longer, but are not refused. */
  signInFailuresOfAccount: { uses: 10, seconds: hours(1), by: "account" },
  register: { uses: 20, seconds: hours(1), by: "address" },
  resetMailsOfDevice: { uses: 5, seconds: hours(1), by: "account and device" },
  resetMailsOfAddress: { uses: 5, seconds: hours(24), by: "address" },
  resetAttempts: { uses: 10, seconds: hours(1), by: "address" },
  mailedLinks: { uses: 30, seconds: hours(1), by: "address" },
  emailChanges: { uses: 10, seconds: hours(24), by: "account" },
  reads: { uses: 300, seconds: minutes(1), by: "account" },
  writes: { uses: 60, seconds: minutes(1), by: "account" },
  anonymous: { uses: 100, seconds: minutes(1), by: "address" },
  calendarFeeds: { uses: 60, seconds: minutes(1), by: "account" },
  hosting: { uses: 20, seconds: hours(24), by: "account" },
  joining: { uses: 60, seconds: hours(1), by: "account" },
  guestRequests: { uses: 5, seconds: hours(1), by: "address" },
  guestRequestsOfGame: { uses: 10, seconds: hours(24), by: "tee time" },
  /** Until the host renews the link. */
  guestsOfLink: { uses: 8, seconds: hours(1), by: "invite link" },
  passwordChecks: { uses: 10, seconds: hours(1), by: "account" },
  identityRequests: { uses: 60, seconds: hours(1), by: "address" },
  passkeyFailures: { uses: 20, seconds: hours(1), by: "address" },
  pictures: { uses: 60, seconds: hours(1), by: "account" },
  courseImports: { uses: 10, seconds: hours(1), by: "account" },
  chatBurst: { uses: 10, seconds: 10, by: "account" },
  chat: { uses: 100, seconds: minutes(1), by: "account" },
  chatSigns: { uses: 120, seconds: minutes(1), by: "account" },
  socketTokens: { uses: 30, seconds: minutes(1), by: "account" },
  socketUpgrades: { uses: 60, seconds: minutes(1), by: "address" },
} as const satisfies Record<
  string,
  {
    uses: number;
    seconds: number;
    by: "account" | "address" | "account and address" | "account and device" | "tee time" | "invite link";
  }
>;

export type LimitName = keyof typeof LIMITS;
