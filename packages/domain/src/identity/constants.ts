/** So long the golfer may take to sign in at the provider. */
export const IDENTITY_REQUEST_MINUTES = 10;
export const PROVIDER_NAME_MAX = 40;

/** What a golfer is at the provider for. */
export const IDENTITY_PURPOSES = ["sign-in", "connect", "confirm"] as const;
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number];

/** Why signing in at the provider came to nothing; pages put it in words. */
export const IDENTITY_PROBLEMS = [
  /** The golfer changed their mind. */
  "cancelled",
  "unreachable",
  /** Too late, used already, or started in another browser. */
  "expired",
  /** What came back proves nothing. */
  "refused",
  /** The provider doesn't vouch for an email. */
  "unverified",
  /** The email has an account here, which may be a stranger's. */
  "unproven",
  /** The identity is connected to the account of somebody else. */
  "taken",
  /** The account is connected to another identity. */
  "other",
  "busy",
] as const;
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

export const isIdentityProblem = (value: unknown): value is IdentityProblem =>
  IDENTITY_PROBLEMS.some((problem) => problem === value);
