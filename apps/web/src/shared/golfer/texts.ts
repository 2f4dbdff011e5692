export const texts = {
  /** Instead of stars, until a golfer has enough ratings. */
  fresh: "New",
  rated: (rating: string) => `Rated ${rating} of 5`,

  title: "Share your profile",
  public: "Golfers who open this link see your profile and the games you host.",
  private: "Enable public profile to share your link",
  link: "Public profile link",
  copy: "Copy link",
  shareWhatNow: "Send it to golfers who should know you.",
  view: "View Public Profile",
  newTab: "opens in a new tab",
};
