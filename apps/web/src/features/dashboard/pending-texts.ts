/** What the tab of requests without an answer says. */
export const texts = {
  next: "Hosts decide who plays. We'll notify you, and once you're in, the group chat opens for you.",
  nonePending: "No replies to wait for",
  nonePendingHint: "Requests you send show up here until the host replies.",
  awaitingApproval: "Awaiting Approval",
  spotOpened: "A spot opened",
  waitlist: (place: string) => `Waitlist, ${place} in line`,
  claimBy: (time: string) => `Claim it by ${time}`,
  areYouIn: "Are you in?",
  sitsOut: "Not your turn this time",
  replyBy: (time: string) => `Reply by ${time}`,
};
