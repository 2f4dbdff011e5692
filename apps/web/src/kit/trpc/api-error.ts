import type { AppRouter } from "@fourball/api/router-types";
import { TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";

export type ApiError = TRPCClientErrorLike<AppRouter>;

/** Turns whatever a call threw into an API error. */
export const apiErrorOf = (error: unknown): ApiError =>
  TRPCClientError.from<AppRouter>(error instanceof Error ? error : new Error(String(error)));
