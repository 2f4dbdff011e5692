import { Failure, type FailureName, type FieldIssue, UNEXPECTED } from "@fourball/domain/failure";
import { FAILURE_CODES, type FailureCode } from "@fourball/domain/failures/codes";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";

type WireError = {
  message: string;
  code: number;
  data: {
    code: string;
    httpStatus: number;
    path: string;
    failure: FailureCode | undefined;
    reason: FailureName | undefined;
    issues: FieldIssue[] | undefined;
  };
};

/** An error as the server sends it: a `Failure` with its message, anything else as an internal error. */
export function wireError(error: unknown, path: string): WireError {
  const failure = error instanceof Failure ? error : undefined;
  const { trpc, http } = failure ? FAILURE_CODES[failure.code] : ({ trpc: "INTERNAL_SERVER_ERROR", http: 500 } as const);
  return {
    message: failure?.message ?? UNEXPECTED,
    code: TRPC_ERROR_CODES_BY_KEY[trpc],
    data: { code: trpc, httpStatus: http, path, failure: failure?.code, reason: failure?.reason, issues: failure?.issues },
  };
}
