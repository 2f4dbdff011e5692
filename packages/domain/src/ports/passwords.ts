export type Passwords = {
  hash(password: string): Promise<string>;
  /** From 0 to 4, as of `passwordScore`; `words` are easy to guess for this golfer. */
  score(password: string, words: readonly string[]): Promise<number>;
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};
