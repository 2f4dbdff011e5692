/** What the dialog for deleting an account says. It is loaded when it opens, so its texts are apart from the page's. */
export const texts = {
  question: "Delete your account?",
  consequence: "You can't undo this. We'll tell everyone in the games you host that they're cancelled.",
  password: "Your password",
  keep: "Keep my account",
  confirm: "Delete my account",
  deleting: "Deleting...",
  failed: "We couldn't delete your account.",
};
