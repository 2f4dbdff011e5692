/** What forms have in common. */
export const fieldTexts = {
  leave: { title: "Leave without saving?", stay: "Keep editing", leave: "Leave" },
  tooManyTries: "Too many tries. Try again a little later.",
  tooManyTriesFor: (wait: string) => `Too many tries. Try again in ${wait}.`,
};
