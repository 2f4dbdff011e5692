/** What the sentence of a game says, with the rows and the sheets of a phone. */
export const sentenceTexts = {
  at: "at",
  for: "for",
  /** What a word of the sentence does, for those who do not see it as one. */
  change: (label: string, value: string) => `${label}, ${value}, change`,
  noDate: "which day?",
  noTime: "what time?",
  noCourse: "which course?",
  courseComing: "…",
  how: "How you play",
  noTags: "no tags",
  noDescription: "A line about your game, optional",
  done: "Done",
  earlier: (minutes: number) => `${minutes} minutes earlier`,
  later: (minutes: number) => `${minutes} minutes later`,
  step: (minutes: number) => `${minutes} min`,
};
