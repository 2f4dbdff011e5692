export const texts = {
  title: "Confirm it's you",
  description: "This needs a fresh sign-in.",
  label: "Your password",
  failed: "We couldn't check that it's you.",
  cancel: "Not now",
  submit: "Continue",
  submitting: "Checking...",
  passkey: "Use a passkey",
};
