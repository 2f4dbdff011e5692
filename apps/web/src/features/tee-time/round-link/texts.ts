/** What a golfer reads about sharing a round with somebody they trust. */
export const roundLinkTexts = {
  title: "Share my round",
  description: (hours: number) =>
    `Let someone at home know where you are. They see course, time and first names until ${hours} hours after you finish. No account needed.`,
  safety: "How to play safely",
  create: "Create link",
  roundAt: (course: string) => `My round at ${course}`,
  link: "Link to my round",
  send: "Send link",
  copied: "Send it to somebody you trust.",
  stop: "Stop sharing",
  stopTitle: "Stop sharing your round?",
  stopDescription: "The link stops working for good. You can create another one.",
  keep: "Keep sharing",
  stopped: "The link no longer works",
  failed: "Couldn't load your link",
  createFailed: "Couldn't create the link",
  stopFailed: "Couldn't stop sharing",
};
