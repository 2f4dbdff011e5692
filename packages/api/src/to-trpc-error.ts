import { FAILURE_CODES } from "@fourball/domain/failures/codes";
import { TRPCError } from "@trpc/server";
import { toFailure } from "./describe-failure.ts";

/** The TRPCError of an expected failure; undefined for a bug. */
export function toTrpcError(error: unknown): TRPCError | undefined {
  const failure = toFailure(error);
  return failure && new TRPCError({ code: FAILURE_CODES[failure.code].trpc, message: failure.message, cause: failure });
}
