/** The session of the browser that is asking: its cookie is set and cleared by whoever hosts the call. */
export type BrowserSession = {
  /** What the presented session is stored under; null when there is none. */
  readonly sid: string | null;
  /**
   * Starts a new session, ending the one that the browser presented. 401 when the account was closed or suspended, or when
   * its password is no longer the one whose hash was `verified`.
   */
  open(userId: string, verified?: { passwordHash: string | null }): Promise<void>;
  /** Whether its golfer gave the password in the last so many minutes: to sign in, or again since. */
  gavePasswordWithin(minutes: number): Promise<boolean>;
  /** Its golfer has given the password again. */
  notePassword(): Promise<void>;
  close(): Promise<void>;
};
