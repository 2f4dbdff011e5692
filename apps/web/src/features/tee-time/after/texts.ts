import { listText } from "../../../kit/formatting.ts";

/** What the page of a round that is over asks its players, one thing after the other. */
export const afterTexts = {
  failed: "Couldn't load what is left to do",
  count: (place: number, of: number) => `${place} of ${of}`,
  later: (words: readonly string[]) => `Then: ${words.join(", ")}`,
  done: "Done",
  skip: "Skip",
  came: {
    short: "who came",
    everyone: "Everyone came",
    missed: (names: readonly string[]) => `${listText(names)} didn't come`,
    badWeather: "Rained off",
    change: "Change",
  },
  rate: {
    title: "How was your round?",
    short: "rate",
    skipped: "Not rated yet",
    rated: (words: readonly string[]) => (words.length > 0 ? `You rated ${words.join(", ")}` : "You've rated everyone"),
    ratedOne: (name: string, stars: number) => `${name} ${stars}`,
    closed: (day: string) => `Ratings closed on ${day}`,
    change: "Change",
    start: "Rate",
    see: "See",
  },
  settle: {
    title: "Settle up",
    short: "settle up",
    settled: "All settled",
    open: "Not everything is settled",
    change: "Costs",
  },
  ticket: {
    title: "A picture of your round",
    hint: "For the group chat. First names only, no scores.",
    picture: (course: string, day: string) => `Your round at ${course}, ${day}`,
    share: "Share the round",
    failed: "Couldn't draw the picture",
    retry: "Try again",
    shareFailed: "Couldn't share the picture",
    tryAgain: "Try again in a minute.",
  },
  again: {
    title: "Play again?",
    short: "play again",
    host: "We fill in your last course and your usual time.",
    player: "See what's open at the same time of the week.",
    post: "Post the next game",
    repeat: (weekday: string) => `Every ${weekday}`,
  },
};
