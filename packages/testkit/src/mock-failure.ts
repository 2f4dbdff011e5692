import type { FAILURE_CODES } from "@fourball/api/failure-codes";
import { Failure, type FailureCode, type FieldIssue, UNEXPECTED } from "@fourball/domain/failure";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";

type Codes = typeof FAILURE_CODES;

// The server's own table, spelled out because tests import only its type: a difference does not compile.
const CODES: { [Code in FailureCode]: Codes[Code] } = {
  invalid: { trpc: "BAD_REQUEST", http: 400 },
  unauthorized: { trpc: "UNAUTHORIZED", http: 401 },
  forbidden: { trpc: "FORBIDDEN", http: 403 },
  not_found: { trpc: "NOT_FOUND", http: 404 },
  conflict: { trpc: "CONFLICT", http: 409 },
  too_large: { trpc: "PAYLOAD_TOO_LARGE", http: 413 },
  unsupported_media_type: { trpc: "UNSUPPORTED_MEDIA_TYPE", http: 415 },
  too_many_requests: { trpc: "TOO_MANY_REQUESTS", http: 429 },
  unavailable: { trpc: "SERVICE_UNAVAILABLE", http: 503 },
};

type WireError = {
  message: string;
  code: number;
  data: {
    code: string;
    httpStatus: number;
    path: string;
    issues: FieldIssue[] | undefined;
  };
};

/** An error as the server writes it: a `Failure` in its own words, anything else as a fault of ours. */
export function wireError(error: unknown, path: string): WireError {
  const { trpc, http } = error instanceof Failure ? CODES[error.code] : ({ trpc: "INTERNAL_SERVER_ERROR", http: 500 } as const);
  const message = error instanceof Failure ? error.message : UNEXPECTED;
  const issues = error instanceof Failure ? error.issues : undefined;
  return {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[trpc],
    data: { code: trpc, httpStatus: http, path, issues },
  };
}
