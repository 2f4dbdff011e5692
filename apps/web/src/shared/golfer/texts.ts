/** What the card with the address of the own profile says. */
export const texts = {
  title: "Share your profile",
  public: "Golfers who open this link see your profile and the games you host.",
  private: "Enable public profile to share your link",
  link: "Public profile link",
  copy: "Copy link",
  shareWhatNow: "Send it to golfers who should know you.",
  view: "View Public Profile",
  newTab: "opens in a new tab",
};
