/** What the password of an account says. */
export const passwordTexts = {
  title: "Password",
  failed: "Couldn't load how you sign in",
  change: {
    current: "Current password",
    next: "New password",
    submit: "Change password",
    submitting: "Changing...",
    failed: "We couldn't change your password.",
    done: "Password changed",
    doneHint: "Sign in with the new one everywhere else.",
  },
  set: {
    none: "Your account has no password. Set one if you want another way to sign in.",
    label: "New password",
    submit: "Set a password",
    submitting: "Setting...",
    failed: "We couldn't set your password.",
    done: "Password set",
    doneHint: "We signed you out everywhere else.",
  },
  remove: {
    hint: "You have more than one passkey, so you can go without a password.",
    button: "Remove password",
    title: "Remove your password?",
    description:
      "You'll sign in with your passkeys, and we'll sign you out everywhere else. If you lose them all, “Forgot your password?” emails you a link to set a new one.",
    keep: "Keep it",
    confirm: "Remove password",
    done: "Password removed",
    doneHint: "Sign in with a passkey from now on.",
    failed: "Couldn't remove your password",
  },
};
