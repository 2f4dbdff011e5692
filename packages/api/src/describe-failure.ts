import { Failure, type FailureName, type FieldIssue, fail, UNEXPECTED } from "@fourball/domain/failure";
import { FAILURE_CODES, type FailureCode } from "@fourball/domain/failures/codes";
import { inputFailure } from "@fourball/domain/input-failure";
import { refusalOf } from "@fourball/services/core/failure/database-refusals";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";

/** What a client may know of an error: the same over REST, tRPC and sockets. */
export type FailureDescription = {
  status: number;
  message: string;
  /** Absent for a bug. */
  code?: FailureCode;
  reason?: FailureName;
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
};

/** The expected failure that an error stands for, or undefined for a bug. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof ZodError) return inputFailure(error);
  if (error instanceof TRPCError) return (error.cause && toFailure(error.cause)) ?? protocolFailure(error);
  return refusalOf(error);
}

export function describeFailure(error: unknown): FailureDescription {
  const failure = toFailure(error);
  if (!failure) return { status: 500, message: UNEXPECTED };
  const { code, reason, message, issues, retryAfterSeconds } = failure;
  return {
    status: FAILURE_CODES[code].http,
    message,
    code,
    reason,
    ...(issues && { issues }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

/** The error that was thrown, without the wrapper of tRPC: this is what to log of a bug. */
export const unwrapError = (error: unknown): unknown => (error instanceof TRPCError && error.cause ? error.cause : error);

/** Failures of tRPC itself: an unknown procedure, malformed JSON, a wrong method or content type. */
function protocolFailure({ code }: TRPCError): Failure | undefined {
  if (code === "NOT_FOUND") return fail("notFound");
  if (code === "UNSUPPORTED_MEDIA_TYPE") return fail("typeUnsupported");
  if (code === "PAYLOAD_TOO_LARGE") return fail("requestTooLarge");
  if (code === "METHOD_NOT_SUPPORTED") return fail("methodNotAllowed");
  if (code === "PARSE_ERROR" || code === "BAD_REQUEST") return fail("requestMalformed");
  return undefined;
}
