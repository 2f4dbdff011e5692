/** What a head start for partners says. */
export const headStartTexts = {
  badge: (until: string) => `Partners only until ${until}`,
  regulars: (until: string) => `Regulars only until ${until}`,
  opens: (until: string) => `Opens to everyone ${until}`,
  noteOfRegulars: (until: string) => `Regulars and golfers with the link see it now. Everyone sees it from ${until}.`,
  note: (until: string) => `Everyone sees it from ${until}.`,
  openNow: "Open to everyone now",
  opened: "Everyone can see your game now",
  openFailed: "Failed to open your game to everyone",
  field: "Partners first",
  fieldHint: "Your partners can ask to join before everyone else sees it. It opens by itself.",
  hours: (count: number) => `${count} hours`,
};
