import { PRODUCT } from "../product.ts";

/** Of the score of zxcvbn, 0 to 4, which the server and the strength meter compute in the same way. */
export const PASSWORD_SCORE_MIN = 2;

/** The cost grows fast with both, and a password of so many characters that are hard to guess is strong anyway. */
export const ESTIMATOR_LIMITS = { maxLength: 32, l33tMaxSubstitutions: 10 } as const;

export const EASY_TO_GUESS = "This password is easy to guess. Try a few unrelated words.";

type Golfer = { firstName?: string | null; lastName?: string | null; email?: string | null };

/** Words that are easy to guess in a password of this golfer here. */
export const guessableWords = ({ firstName, lastName, email }: Golfer): string[] =>
  [PRODUCT, "golf", "golfer", firstName, lastName, email, email?.split("@")[0]].filter((word) => !!word).map(String);
