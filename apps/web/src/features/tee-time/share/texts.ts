/** What can be done with a game besides playing it. */
export const shareTexts = {
  actions: {
    label: "More about this game",
    share: "Share",
    calendar: "Calendar",
    addToCalendar: "Add to calendar",
    directions: "Directions",
    more: "More",
    print: "Print",
    copyDetails: "Copy details",
    copied: "Details copied",
    copyFailed: "Couldn't copy the details",
    call: "Call the pro shop",
    reportGame: "Report this game",
  },
  share: {
    title: "Share this game",
    link: "Link to this game",
    copy: "Copy link",
    whatNow: "Send it to golfers who'd like to play.",
    code: (game: string) => `QR code of ${game}`,
  },
};
