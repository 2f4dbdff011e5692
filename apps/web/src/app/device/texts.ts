export const texts = {
  offline: "Offline",
  showing: (time: string) => `Offline · showing ${time}`,
  openGame: "Open the game",
  updated: "Updated",
  updatedHint: "You have the latest version.",
};
