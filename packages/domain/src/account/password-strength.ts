import { z } from "zod";
import { PRODUCT } from "../product.ts";
import { PASSWORD_MAX } from "./constants.ts";

/** Of zxcvbn: from 0, among the first to be tried, to 4. */
export const passwordScore = z.number().int().min(0).max(4);

/** An account is given no password with a lower score. */
export const PASSWORD_SCORE_MIN = 2;

const typed = z.string().max(PASSWORD_MAX).nullish();
/** A password while it is typed, and what is known of the golfer by then. */
export const estimatePasswordInput = z.object({
  password: z.string().max(PASSWORD_MAX),
  of: z.object({ firstName: typed, lastName: typed, email: typed }),
});
export type EstimatePasswordInput = z.infer<typeof estimatePasswordInput>;

type Golfer = { firstName?: string | null | undefined; lastName?: string | null | undefined; email?: string | null | undefined };

/** Words that are easy to guess in a password of this golfer here. */
export const guessableWords = ({ firstName, lastName, email }: Golfer): string[] =>
  [PRODUCT, "golf", "golfer", firstName, lastName, email, email?.split("@")[0]].filter((word) => !!word).map(String);
