import type { FailureEntries } from "./entry.ts";

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
