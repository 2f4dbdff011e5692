/** What the page that makes a game a standing game says. */
export const newStandingGameTexts = {
  title: "Repeat this game",
  lead: "Each date goes up two weeks ahead, like this game, and we ask your regulars first.",
  noGame: {
    title: "Which game?",
    hint: "Open a game you host and choose “Repeat this game”.",
    action: "See Your Games",
  },
  notYours: "Only the host of a game can repeat it.",
  cancelled: "This game was cancelled. Open another one you host.",
  repeats: {
    title: "This game already repeats",
    hint: "You'll find its dates in your repeating games.",
    action: "See Your Repeating Games",
  },
  failedToLoad: "Couldn't load this game",
  often: "How often",
  next: (dates: string) => `Next dates: ${dates}.`,
  clock: (time: string) => `Always at ${time}, course time.`,
  public: {
    label: "Open dates to everyone a week before",
    on: "Until then only your regulars and golfers with the link can join.",
    off: "Only your regulars and golfers with the link can join.",
  },
  submit: "Repeat This Game",
  submitting: "Starting...",
  done: "Your game repeats now",
  failed: "Couldn't repeat your game",
  unsaved: "Your game doesn't repeat yet.",
};
