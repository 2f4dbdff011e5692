/** What the card of a game says that was just created. */
export const liveTexts = {
  title: "Your game is live",
  public: "Public",
  private: "Only people with your link see it",
  share: "Share",
  view: "View game",
  viewShort: "View",
  close: "Close",
  ways: "Ways to share",
  copy: "Copy link",
  messages: "Messages",
  email: "Email",
  qr: "QR code",
  qrOf: (course: string) => `QR code of the game at ${course}`,
  done: "Done",
  more: "More",
  whatNow: "Send it to golfers who might want in.",
};
