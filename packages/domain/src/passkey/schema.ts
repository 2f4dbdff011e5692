import { z } from "zod";
import { identityConnection } from "../identity/schema.ts";
import { oneLine } from "../text.ts";
import { PASSKEY_NAME_MAX } from "./constants.ts";

/** Bytes as base64url; a long one is no key's. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);
const id = bytes.max(1400);
const transports = z.array(z.string().max(30)).max(10);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Shared by its owner's devices, as most password managers do. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** How the viewer can sign in. */
export const signInMethods = z.object({
  passkeys: z.array(passkey),
  hasPassword: z.boolean(),
  /** Null where no identity provider is configured. */
  connection: identityConnection.nullable(),
  /** The viewer is an admin here, and admins need one. */
  isRequired: z.boolean(),
  /** This session was opened, or confirmed, with one of them. */
  isConfirmed: z.boolean(),
  /** Passkeys work at the address of this installation. */
  isAvailable: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

const descriptor = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() });

/** What a browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON`: any passkey of this site will do. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

const credential = { id, rawId: id, type: z.literal("public-key") };

/** `RegistrationResponseJSON`, without what is not read. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** `AuthenticationResponseJSON`, without what is not read. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const name = oneLine(PASSKEY_NAME_MAX).min(1, "Give it a name");

export const addPasskeyInput = z.object({ passkey: newPasskey, name });
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;

export const usePasskeyInput = z.object({ passkey: passkeyAssertion });
export type UsePasskeyInput = z.infer<typeof usePasskeyInput>;

export const renamePasskeyInput = z.object({ id, name });
export type RenamePasskeyInput = z.infer<typeof renamePasskeyInput>;

export const removePasskeyInput = z.object({ id });
export type RemovePasskeyInput = z.infer<typeof removePasskeyInput>;
