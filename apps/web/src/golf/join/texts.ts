/** What the button for a request says, and what goes with it. */
export const joinTexts = {
  label: {
    join: "Request to Join",
    sending: "Sending...",
    sent: "Request Sent",
    in: "You're in",
    declined: "Request declined",
    full: "Full",
  },
  /** Why the button is disabled, for keyboard and screen reader users. */
  reason: {
    join: undefined,
    sending: undefined,
    sent: "Waiting for host approval",
    in: "The host has confirmed you",
    declined: "The host has declined your request",
    full: "No available spots remaining",
  },
  done: "Join request sent successfully!",
  doneButOverlaps: "Join request sent successfully! You have another game at about that time.",
  failed: "Failed to join tee time",
  blocked: {
    title: "Someone you blocked is in this game",
    hint: "If you join, you'll see each other there.",
    cancel: "Cancel",
    confirm: "Request anyway",
  },
  overlap: "You have another game at about this time",
  overlapWhen: (day: string, time: string) => `, ${day} at ${time}.`,
};
