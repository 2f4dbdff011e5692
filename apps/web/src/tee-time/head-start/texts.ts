/** What a head start for partners says. */
export const texts = {
  badge: (until: string) => `Partners first until ${until}`,
  note: (until: string) => `Your partners see it until ${until}, then everybody.`,
  openNow: "Open to everyone now",
  opened: "Everyone can see your game now",
  openFailed: "Failed to open your game to everyone",
  field: "Partners first",
  fieldHint: "Your partners can ask to join before everyone else sees it. It opens by itself.",
  hours: (count: number) => `${count} hours`,
};
