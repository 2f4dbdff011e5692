import type { FailureEntries } from "./codes.ts";

/** Of signing in and of the own account. */
export const accountFailures = {
  accountNotConnected: { code: "not_found", text: "Your account isn't connected to {provider}" },
  adminsOnly: { code: "forbidden", text: "Admin access required" },
  alreadySignedIn: { code: "conflict", text: "Already signed in" },
  credentialsWrong: { code: "unauthorized", text: "Invalid email or password" },
  emailTaken: { code: "conflict", text: "An account with this email already exists" },
  emailUnchanged: { code: "invalid", text: "This is your email already" },
  passwordEasyToGuess: { code: "invalid", text: "This password is easy to guess. Try a few unrelated words." },
  passwordExists: { code: "conflict", text: "You have a password already: change it with the current one" },
  passwordMissing: { code: "conflict", text: "You have no password" },
  /** Names the call for clients of the REST API, which have no dialog that asks for the password. */
  passwordNeeded: { code: "forbidden", text: "Confirm your password to go on: POST /api/auth/confirm-password" },
  passwordNotChosen: { code: "invalid", text: "Choose a password" },
  passwordRequired: { code: "invalid", text: "Password is required" },
  passwordWrong: { code: "invalid", text: "Current password is incorrect" },
  providerNotConnected: { code: "forbidden", text: "Your account isn't connected to {provider}" },
  providerUnreachable: { code: "unavailable", text: "{provider} can't be reached right now. Try again in a few minutes." },
  signInNeedsAnother: {
    code: "conflict",
    text: "Set a password or add {passkeys} passkeys first, so that you can still sign in",
  },
  signUpNotFound: { code: "not_found", text: "Invalid or expired token" },
  singleSignOnMissing: { code: "not_found", text: "Single sign-on isn't set up here" },
  suspended: { code: "forbidden", text: "This account is suspended." },
  tokenInvalid: { code: "invalid", text: "Invalid or expired token" },
  unauthorized: { code: "unauthorized", text: "Unauthorized" },
} as const satisfies FailureEntries;

export const passkeyFailures = {
  passkeyFailed: { code: "invalid", text: "We couldn't add this passkey. Try again." },
  passkeyKnown: { code: "conflict", text: "This passkey is already added" },
  passkeyNeeded: { code: "forbidden", text: "Use your passkey to go on" },
  passkeyNotFound: { code: "not_found", text: "Passkey not found" },
  passkeyOfAnother: { code: "forbidden", text: "This passkey belongs to another account" },
  passkeysNeedAddress: { code: "conflict", text: "Passkeys need an address with a name, not a number" },
  passkeysTooFewForNoPassword: { code: "conflict", text: "Add {passkeys} passkeys first, so that you can lose one" },
  passkeysTooFewWithoutPassword: {
    code: "conflict",
    text: "You have no password: keep {passkeys} passkeys, or set a password first",
  },
  passkeysTooMany: { code: "conflict", text: "You can have {most} passkeys. Remove one first." },
  passkeyUnknown: { code: "unauthorized", text: "This passkey doesn't work here. Sign in another way." },
} as const satisfies FailureEntries;
