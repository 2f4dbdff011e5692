/** The calling browser or program, remembered for each account that has signed in on it. */
export type KnownDevice = {
  /** Identifies the device among those of the account with this email; null when the account never signed in on it. */
  idFor(email: string): Promise<string | null>;
  /** Remembers the device for the account. */
  remember(email: string): Promise<void>;
};
