/** What let the golfer in. */
export type VerifiedBy = { passwordHash: string | null } | { passkeyId: string } | { issuer: string; subject: string };

/** The session of the calling browser. The implementation sets and clears its cookie. */
export type BrowserSession = {
  /** What the presented session is stored under; null when there is none. */
  readonly sid: string | null;
  /**
   * Starts a new session, ending the one that the browser presented. 401 when the account was closed or suspended, or when
   * its password is no longer the one whose hash was `verified`, or its passkey or identity is gone.
   */
  open(userId: string, verified?: VerifiedBy): Promise<void>;
  /** Whether the golfer entered the password, or used a passkey, in the last `minutes`: to sign in, or again since. */
  authenticatedWithin(minutes: number): Promise<boolean>;
  /**
   * Replaces the token of the session after the golfer entered the password again, or used a passkey; `sid` is then the new
   * one. 401 when the session has ended.
   */
  renew(userId: string, passkeyId?: string): Promise<void>;
  close(): Promise<void>;
  /** The secret of the latest sign-up in this browser, whose mailed link needs no password there; null without one. */
  readonly signUpSecret: string | null;
  rememberSignUp(secret: string): void;
  /** The secret of this browser's latest way to the identity provider; null without one. */
  readonly identitySecret: string | null;
  rememberIdentityRequest(secret: string): void;
  forgetIdentityRequest(): void;
  /** For a session that is already over: clears its cookie. */
  forget(): void;
};
