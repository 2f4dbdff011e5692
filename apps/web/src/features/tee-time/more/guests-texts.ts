/** What the host chooses for people without an account. */
export const guestsTexts = {
  title: "Guests",
  values: { off: "Off", ask: "Ask you first", in: "In by the link" },
  description: "What people can do who open the link to your game without an account.",
  takesGuests: "Take guests",
  takesGuestsHint: "Off, everybody has to sign in first.",
  guestsAreIn: "People with the link are in",
  guestsAreInHint: "They have a spot at once. Off, they ask you first.",
  noEmail: "No email needed",
  noEmailHint: "A name is enough. Without an email, you can't reach them.",
  done: "Saved for guests",
  failed: "Failed to save",
};
