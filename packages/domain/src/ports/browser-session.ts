/** The session of the calling browser. The implementation sets and clears its cookie. */
export type BrowserSession = {
  /** What the presented session is stored under; null when there is none. */
  readonly sid: string | null;
  /**
   * Starts a new session, ending the one that the browser presented. 401 when the account was closed or suspended, or when
   * its password is no longer the one whose hash was `verified`.
   */
  open(userId: string, verified?: { passwordHash: string | null }): Promise<void>;
  /** Whether the golfer entered the password in the last `minutes`: to sign in, or again since. */
  authenticatedWithin(minutes: number): Promise<boolean>;
  /**
   * Replaces the token of the session after the golfer entered the password again; `sid` is then the new one. 401 when the
   * session has ended.
   */
  renew(userId: string): Promise<void>;
  close(): Promise<void>;
  /** For a session that is already over: clears its cookie. */
  forget(): void;
};
