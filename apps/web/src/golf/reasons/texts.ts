/** Why a group fits, in a few words on a card. */
export const texts = {
  /** Comes before the reasons, for a screen reader. */
  label: "Why this group fits: ",
  golfer: "a player",
  partners: (name: string) => `You and ${name} are partners`,
  playedWith: (name: string, times: string) => `Played with ${name} ${times}`,
  times: (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`),
  handicaps: "You play off about the same",
  walks: "Walks like you",
  pace: "Your pace",
  answers: "Replies fast",
  usualTime: "Your usual time",
  gameThatDay: "You already play that day",
  lowerHandicaps: "Lower handicaps",
  cart: "Cart required",
};
