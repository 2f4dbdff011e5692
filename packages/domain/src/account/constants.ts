export const PASSWORD_MIN = 8;
/** Hashing costs in proportion to length, so there is an end to it. */
export const PASSWORD_MAX = 128;
/** A longer path is not worth keeping. */
export const RETURN_TO_MAX = 2000;
export const RESET_TOKEN_MINUTES = 60;
export const EMAIL_VERIFICATION_HOURS = 24;
/** So long the owner of the old address can undo a change of the account's address. */
export const EMAIL_UNDO_DAYS = 7;
/** So long the page waits before it offers to send a mail again. */
export const RESEND_SECONDS = 60;
