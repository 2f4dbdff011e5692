export const faceTexts = {
  private: "Private",
  preferences: "Preferences",
  more: (count: number) => `+${count} more`,
  underWay: "Under way",
  completed: "Completed",
};
