import { fail } from "@fourball/domain/failure";

/** The account of a visitor: there is none. */
export const signedOut = {
  current: () => fail("unauthorized"),
};
