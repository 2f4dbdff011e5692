/** What is asked and said when a golfer leaves a game. */
export const withdrawTexts = {
  pending: {
    label: "Withdraw request",
    title: "Withdraw your request?",
    description: "We'll tell the host.",
    cancelLabel: "Keep Request",
    confirmLabel: "Withdraw",
  },
  confirmed: {
    label: "Withdraw",
    title: "Leave this tee time?",
    description: "Your spot goes to someone else and we'll tell the host.",
    cancelLabel: "Keep My Spot",
    confirmLabel: "Withdraw",
  },
  onWaitlist: {
    label: "Leave the waitlist",
    title: "Leave the waitlist?",
    description: "The next golfer moves up.",
    cancelLabel: "Stay on It",
    confirmLabel: "Leave the Waitlist",
  },
  offered: {
    label: "Pass",
    title: "Pass on this spot?",
    description: "The spot goes to the next golfer, and you leave the waitlist.",
    cancelLabel: "Keep the Offer",
    confirmLabel: "Pass",
  },
  late: "It's less than 24 hours before tee-off, so this will show on your record unless your spot is taken.",
  wayBack: "You can ask again, but you'll be last in line.",
  wayBackPrivate: "You'll need the invite link to ask again.",
  done: "You have withdrawn from this tee time",
  failed: "Failed to withdraw from tee time",
};
