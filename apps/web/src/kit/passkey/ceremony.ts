import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "@fourball/domain/passkey/schema";

const load = () => import("@simplewebauthn/browser");

/** Browsers make no passkeys for an address that is a number. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Whether the browser offers passkeys in the email field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();

/** Rejects when the golfer closes the window of the browser, or takes too long. */
export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

export async function signWithPasskey(optionsJSON: PasskeyRequestOptions, suggest = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await load();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: suggest });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

export async function stopSuggesting(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}
