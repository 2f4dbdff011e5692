export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};
