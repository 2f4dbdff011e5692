/** What the dialog for deleting an account says. It is loaded when it opens, so its texts are apart from the page's. */
export const texts = {
  title: "Delete your account?",
  description: "You can't undo this. We'll tell everyone in the games you host that they're cancelled.",
  password: "Your password",
  cancel: "Keep my account",
  submit: "Delete my account",
  submitting: "Deleting...",
  failed: "We couldn't delete your account.",
};
