/** What somebody reads with whom a golfer shares a round. */
export const texts = {
  eyebrow: (golfer: string) => `${golfer} shared this round with you`,
  title: (golfer: string) => `${golfer} is playing golf`,
  cancelled: (golfer: string) => `${golfer}'s round was cancelled`,
  group: (names: string) => `With ${names}`,
  alone: "No one else is in the group yet.",
  call: "Call the pro shop",
  until: (time: string) => `Anyone with this link sees this, until ${time}.`,
  failed: "Couldn't load this round",
  spent: "This link no longer works",
  spentHint: "The round is over, or it's no longer shared.",
  home: "Go to the start page",
};
