/** What a head start for partners says. */
export const texts = {
  badge: (until: string) => `Partners first until ${until}`,
  regulars: (until: string) => `Regulars first until ${until}`,
  opens: (until: string) => `Opens to everyone ${until}`,
  noteOfRegulars: (until: string) => `Only your regulars and golfers with the link see it until ${until}, then everybody.`,
  note: (until: string) => `Your partners see it until ${until}, then everybody.`,
  openNow: "Open to everyone now",
  opened: "Everyone can see your game now",
  openFailed: "Failed to open your game to everyone",
  field: "Partners first",
  fieldHint: "Your partners can ask to join before everyone else sees it. It opens by itself.",
  hours: (count: number) => `${count} hours`,
};
