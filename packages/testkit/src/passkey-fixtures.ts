import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions, SignInMethods } from "@fourball/domain/passkey/schema";
import { NOW } from "./fixtures.ts";

export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: "cGFzc2tleS1vZi1hbGV4",
  name: "Alex's phone",
  isSynced: true,
  createdAt: NOW,
  lastUsedAt: null,
  ...changes,
});

/** An account with a password alone. */
export const someSignInMethods = (changes: Partial<SignInMethods> = {}): SignInMethods => ({
  passkeys: [],
  hasPassword: true,
  connection: null,
  isRequired: false,
  isConfirmed: false,
  isAvailable: true,
  ...changes,
});

const CHALLENGE = "bm90LWEtcmVhbC1jaGFsbGVuZ2U";

export const PASSKEY_CREATION: PasskeyCreationOptions = {
  rp: { id: "localhost", name: "Fourball" },
  user: { id: "YWxleA", name: "alex.lee@example.com", displayName: "Alex Lee" },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
};

export const PASSKEY_REQUEST: PasskeyRequestOptions = {
  challenge: CHALLENGE,
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
};
