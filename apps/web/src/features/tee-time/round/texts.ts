/** What the page of a completed round says about its ratings. */
export const texts = {
  failed: "Couldn't load the ratings of this round",
  title: "How was your round?",
  closed: (day: string) => `Ratings closed on ${day}.`,
  seeAll: "See the ratings",
  complete: "You've rated everyone. Thank you.",
  seeYours: "See your ratings",
  open: (day: string) => `Rate the golfers you played with by ${day}.`,
  rate: "Rate your round",
};
