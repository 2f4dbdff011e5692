export const golferTexts = {
  /** Instead of stars, while neither games nor ratings say anything. */
  fresh: "New",
  rated: (rating: string) => `Rated ${rating} of 5`,

  title: "Share your profile",
  public: "Golfers who open this link see your profile and the games you host.",
  private: "Enable public profile to share your link",
  link: "Public profile link",
  copy: "Copy link",
  shareWhatNow: "Send it to people you'd like to play with.",
  view: "View Public Profile",
  newTab: "opens in a new tab",
};
