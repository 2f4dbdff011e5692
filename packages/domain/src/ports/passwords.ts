export type Passwords = {
  hash(password: string): Promise<string>;
  /** `words` are easy to guess for this golfer. */
  isEasyToGuess(password: string, words: readonly string[]): Promise<boolean>;
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};
