import { isIP } from "node:net";
import { PASSKEY_CHALLENGE_MINUTES } from "@fourball/domain/passkey/constants";
import { passkeyCreationOptions, passkeyRequestOptions } from "@fourball/domain/passkey/schema";
import type { PasskeyVerifier } from "@fourball/domain/ports/passkey-verifier";
import { PRODUCT } from "@fourball/domain/product";

/** At first use: its parsers of certificates take as long to load as the rest of the sign-in. */
const library = () => import("@simplewebauthn/server");

const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60 * 1000;

/** For passkeys of the public address; null where that is an IP address, for which browsers make none. */
export function createPasskeyVerifier(publicUrl: string): PasskeyVerifier | null {
  const { hostname: rpID, origin } = new URL(publicUrl);
  if (isIP(rpID.replace(/^\[|\]$/g, ""))) return null;
  return { ...passkeyOptions(rpID), ...passkeyChecks(rpID, origin) };
}

/** What browsers are asked for. */
function passkeyOptions(rpID: string): Pick<PasskeyVerifier, "creationOptions" | "requestOptions"> {
  return {
    async creationOptions({ id, email, name }, known) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: PRODUCT,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        timeout: TIMEOUT_MS,
        attestationType: "none",
        excludeCredentials: known.map((each) => ({ id: each.id, transports: [...each.transports] })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return passkeyCreationOptions.parse(options);
    },
    async requestOptions() {
      const { generateAuthenticationOptions } = await library();
      return passkeyRequestOptions.parse(
        await generateAuthenticationOptions({ rpID, userVerification: "required", timeout: TIMEOUT_MS }),
      );
    },
  };
}

/** Whether what browsers answered proves a passkey. */
function passkeyChecks(rpID: string, origin: string): Pick<PasskeyVerifier, "verifyNew" | "verifyUse"> {
  const site = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    async verifyNew(passkey, take) {
      const { verifyRegistrationResponse } = await library();
      if (await isFramed(passkey)) return null;
      const { transports = [] } = passkey.response;
      const response = { ...passkey, clientExtensionResults: {} };
      const { registrationInfo: made } = await orNothing(
        verifyRegistrationResponse({ response, expectedChallenge: take, ...site }),
      );
      if (!made) return null;
      const { credential, aaguid, credentialDeviceType: device, credentialBackedUp: isBackedUp } = made;
      const publicKey = Buffer.from(credential.publicKey).toString("base64url");
      return { id: credential.id, publicKey, counter: credential.counter, transports, aaguid, device, isBackedUp };
    },
    async verifyUse(passkey, { id, publicKey, counter }, take) {
      const { verifyAuthenticationResponse } = await library();
      if (await isFramed(passkey)) return null;
      const credential = { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter };
      const response = { ...passkey, clientExtensionResults: {} };
      const { verified, authenticationInfo: used } = {
        verified: false,
        ...(await orNothing(verifyAuthenticationResponse({ response, credential, expectedChallenge: take, ...site }))),
      };
      if (!verified || !used) return null;
      return { counter: used.newCounter, device: used.credentialDeviceType, isBackedUp: used.credentialBackedUp };
    },
  };
}

/** In a frame of another site's page, whose golfer may not know what they confirm. What is malformed is left to the library. */
async function isFramed({ response }: { response: { clientDataJSON: string } }): Promise<boolean> {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  const decoding = async () => decodeClientDataJSON(response.clientDataJSON);
  return (await orNothing(decoding())).crossOrigin === true;
}

/** The library throws on what is malformed, on a wrong origin and on a counter that went back: nothing of it is proven. */
const orNothing = async <Verified extends object>(verifying: Promise<Verified>): Promise<Partial<Verified>> => {
  try {
    return await verifying;
  } catch {
    return {};
  }
};
