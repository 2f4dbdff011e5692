export const PASSWORD_MIN = 8;
/** Hashing costs in proportion to length, so there is an end to it. */
export const PASSWORD_MAX = 128;
export const RESET_TOKEN_MINUTES = 60;
export const EMAIL_VERIFICATION_HOURS = 24;
