/** What a golfer reads who was warned. */
export const texts = {
  title: "A warning from our admins",
  description: (day: string) => `On ${day} our admins looked at something you did here and found it against our rules.`,
  reason: (category: string) => `Reason: ${category}`,
  next: "Nothing else changes. If it happens again, we may suspend your account.",
  confirm: "I understand",
  confirming: "Saving…",
  failed: "Couldn't save this",
};
