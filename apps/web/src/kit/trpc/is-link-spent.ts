import type { ApiError } from "./api-error.ts";
import { failureOf } from "./failure.ts";

/** The mailed link was used already, is too old, or was replaced by a newer one; otherwise fields are what is wrong. */
export const isLinkSpent = (error: ApiError | null): boolean =>
  error !== null && failureOf(error) === "invalid" && !error.data?.issues?.length;
