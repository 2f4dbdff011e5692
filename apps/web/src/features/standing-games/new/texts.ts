/** What the page that makes a game a standing game says. */
export const texts = {
  title: "Make it a standing game",
  lead: "Each date is posted two weeks ahead, like this game, and your regulars are asked first.",
  noGame: {
    title: "Which game?",
    hint: "Open a game you host and choose “Make it a standing game”.",
    action: "See Your Games",
  },
  notYours: "Only the host of a game can make it a standing game.",
  cancelled: "This game was cancelled. Open another one you host.",
  repeats: {
    title: "This game already repeats",
    hint: "It's part of a standing game.",
    action: "See Your Standing Games",
  },
  failedToLoad: "Couldn't load this game",
  often: "How often",
  next: (dates: string) => `Next dates: ${dates}.`,
  clock: (time: string) => `Always at ${time} on the course's clock.`,
  public: {
    label: "Open dates to everyone a week before",
    on: "Until then only your regulars and golfers with the link can join.",
    off: "Only your regulars and golfers with the link can join.",
  },
  submit: "Start Standing Game",
  submitting: "Starting...",
  done: "Your standing game is set up",
  failed: "Couldn't start your standing game",
  unsaved: "You haven't started your standing game yet.",
};
