/** What playing again with a golfer says. */
export const partnerTexts = {
  question: "Play again?",
  questionOf: (name: string) => `Play again with ${name}?`,
  answers: { yes: "Yes", fine: "Fine", no: "No" },
  private: "Only you see your answer. If you both say yes, you're partners.",
  partners: "Partners",
  nowPartners: (name: string) => `You and ${name} are partners`,
  failed: "Your answer wasn't saved",
};
