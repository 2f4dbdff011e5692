/** What saving a search says. */
export const saveSearchTexts = {
  save: "Save this search",
  tellMe: "Tell me when one is posted",
  title: "Tell me about games like this",
  often: "How often",
  hints: {
    "at-once": "Bundled, if several come up",
    daily: "At 7 in the morning",
    weekly: "On Thursday morning",
  },
  night: "Never in your quiet hours. Turn it off in any of the emails, or in your saved searches.",
  place: "We save your location with it, rounded to about a kilometer, until you delete the search.",
  movesOn: "We'll look at every day, not only this week.",
  all: "All your saved searches",
  cancel: "Cancel",
  confirm: "Save search",
  failed: "Couldn't save this search",
  done: "Search saved",
  doneHint: "You'll find it in Settings, under Privacy.",
};
