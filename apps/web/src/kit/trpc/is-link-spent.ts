import type { ApiError } from "./api-error.ts";

/** The mailed link was used already, is too old, or was replaced by a newer one. */
export const isLinkSpent = (error: ApiError | null): boolean => error?.data?.reason === "tokenInvalid";
