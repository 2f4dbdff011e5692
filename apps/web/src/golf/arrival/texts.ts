/** What the screens say about who is at the course. */
export const arrivalTexts = {
  question: "Are you here?",
  hint: "Only your group sees it. We don't use your location.",
  here: "You're here",
  since: (time: string) => `Since ${time}`,
  status: (time: string) => `Here · ${time}`,
  count: (here: number, golfers: number) => `${here} of ${golfers} ${here === 1 ? "is" : "are"} here`,
  say: "I'm here",
  done: "Your group can see that you're here",
  failed: "Failed to tell your group that you're here",
  takeBack: "Take it back",
  takeBackName: "Take back that you're here",
  takenBack: "Taken back",
  takeBackFailed: "Failed to take it back",
};
