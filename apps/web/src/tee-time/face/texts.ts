export const texts = {
  preferences: "Preferences",
  more: (count: number) => `+${count} more`,
  /** Follows the number of spots. */
  open: " open",
  underWay: "Under way",
  completed: "Completed",
};
