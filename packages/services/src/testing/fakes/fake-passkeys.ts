import type { PasskeyVerifier, VerifiedPasskey } from "@fourball/domain/ports/passkey-verifier";

/** Instead of signatures: what is in `clientDataJSON` is the challenge, and a false passkey signs `AAA`. */
export const fakePasskeys: PasskeyVerifier = {
  creationOptions: async ({ id, email, name }, known) => ({
    rp: { id: "fourball.example", name: "Fourball" },
    user: { id, name: email, displayName: name },
    challenge: crypto.randomUUID(),
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: known.map((each) => ({ id: each.id, type: "public-key", transports: [...each.transports] })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  }),
  requestOptions: async () => ({
    challenge: crypto.randomUUID(),
    rpId: "fourball.example",
    timeout: 300_000,
    userVerification: "required",
  }),
  verifyNew: async ({ id, response }, take) => ((await take(response.clientDataJSON)) ? { ...aVerified, id } : null),
  verifyUse: async ({ response }, { counter }, take) => {
    const isRight = (await take(response.clientDataJSON)) && response.signature !== "AAA";
    return isRight ? { counter: counter + 1, device: "multiDevice", isBackedUp: true } : null;
  },
};

const aVerified: Omit<VerifiedPasskey, "id"> = {
  publicKey: "cHVibGlj",
  counter: 0,
  transports: ["internal"],
  aaguid: "00000000-0000-0000-0000-000000000000",
  device: "multiDevice",
  isBackedUp: true,
};
