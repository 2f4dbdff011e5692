/** An account has at most so many. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** As long as a browser may take to answer. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** With so many, the password can be removed: one may be lost. */
export const PASSKEYS_FOR_NO_PASSWORD = 2;

/** A passkey of one device, or one that its owner's devices share. */
export const PASSKEY_DEVICES = ["singleDevice", "multiDevice"] as const;
