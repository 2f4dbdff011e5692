/** What saving a search says. */
export const texts = {
  save: "Save this search",
  tellMe: "Tell me when one is posted",
  title: "Tell me about games like this",
  often: "How often",
  hints: {
    "at-once": "A few at a time come together",
    daily: "At 7 in the morning",
    weekly: "On Thursday morning",
  },
  night: "Nothing comes from 9 PM to 7 AM. Turn it off in any of the emails, or in Settings.",
  place: "We save your location with it, rounded to about a kilometer, until you delete the search.",
  movesOn: "It looks at every day: days like Today or This Week aren't saved.",
  cancel: "Cancel",
  confirm: "Save search",
  failed: "Couldn't save this search",
  done: "Search saved",
  doneHint: "You'll find it in Settings.",
};
