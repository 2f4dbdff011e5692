import type { ApiError } from "../../kit/trpc/api-error.ts";
import { texts } from "./texts.ts";

/** What is wrong with the chosen golfers, once that was tried. */
export const regularsError = (chosen: readonly string[], isTried: boolean, error: ApiError | null): string | undefined =>
  isTried && chosen.length === 0
    ? texts.candidates.choose
    : error?.data?.issues?.find(({ path: [field] }) => field === "regularIds")?.message;
