import type { IdentityProblem } from "../identity/constants.ts";

/** What ties the answer of the provider to the request. */
export type IdentitySecrets = { state: string; nonce: string; verifier: string };

/** A golfer as the provider knows them. */
export type Identity = {
  /** Unique at the provider, and for good; an email is neither. */
  subject: string;
  /** Null unless the provider vouches that the golfer reads mail there. */
  verifiedEmail: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** Golfers sign in with an account that they have elsewhere. */
export type IdentityProvider = {
  /** What golfers call it. */
  readonly name: string;
  readonly issuer: string;
  /**
   * The page of the provider where the golfer signs in; `isFresh` asks for a password even there. Null while the provider
   * can't be reached.
   */
  begin(options: { isFresh: boolean }): Promise<{ url: string; secrets: IdentitySecrets } | null>;
  /** What the provider says in the parameters that the browser came back with. */
  finish(parameters: URLSearchParams, secrets: IdentitySecrets): Promise<Identity | IdentityProblem>;
};
