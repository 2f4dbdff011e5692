import type { PASSKEY_DEVICES } from "../passkey/constants.ts";
import type { NewPasskey, PasskeyAssertion, PasskeyCreationOptions, PasskeyRequestOptions } from "../passkey/schema.ts";

export type PasskeyState = { counter: number; device: (typeof PASSKEY_DEVICES)[number]; isBackedUp: boolean };

export type VerifiedPasskey = PasskeyState & {
  id: string;
  /** As base64url. */
  publicKey: string;
  transports: string[];
  aaguid: string;
};

export type StoredPasskey = Pick<VerifiedPasskey, "id" | "publicKey" | "counter" | "transports">;

type Golfer = { id: string; email: string; name: string };

/** Whether the challenge was given to this golfer a short time ago, and not used since: asking uses it. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** WebAuthn, for the address of this installation. The golfer is always verified by the device: finger, face or code. */
export type PasskeyVerifier = {
  creationOptions(golfer: Golfer, known: readonly Pick<StoredPasskey, "id" | "transports">[]): Promise<PasskeyCreationOptions>;
  requestOptions(): Promise<PasskeyRequestOptions>;
  /** Null when it proves nothing. */
  verifyNew(passkey: NewPasskey, take: TakeChallenge): Promise<VerifiedPasskey | null>;
  /** Null when it proves nothing, also when the counter says that the passkey was copied. */
  verifyUse(passkey: PasskeyAssertion, stored: StoredPasskey, take: TakeChallenge): Promise<PasskeyState | null>;
};
