import { TRPCError } from "@trpc/server";
import { failureBehind } from "./describe-failure.ts";
import { FAILURE_CODES } from "./failure-codes.ts";

/** An expected refusal with its code; undefined for a bug. */
export function toTrpcError(error: unknown): TRPCError | undefined {
  const failure = failureBehind(error);
  return failure && new TRPCError({ code: FAILURE_CODES[failure.code].trpc, message: failure.message, cause: failure });
}
