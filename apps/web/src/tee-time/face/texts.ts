export const texts = {
  private: "Private",
  preferences: "Preferences",
  more: (count: number) => `+${count} more`,
  /** Follows the number of spots. */
  open: " open",
  underWay: "Under way",
  completed: "Completed",
};
