import type { FailureCode } from "@fourball/domain/failure";
import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";

/** The one place where a refusal becomes a code of tRPC and a status of HTTP. */
export const FAILURE_CODES = {
  invalid: { trpc: "BAD_REQUEST", http: 400 },
  unauthorized: { trpc: "UNAUTHORIZED", http: 401 },
  forbidden: { trpc: "FORBIDDEN", http: 403 },
  not_found: { trpc: "NOT_FOUND", http: 404 },
  conflict: { trpc: "CONFLICT", http: 409 },
  too_large: { trpc: "PAYLOAD_TOO_LARGE", http: 413 },
  unsupported_media_type: { trpc: "UNSUPPORTED_MEDIA_TYPE", http: 415 },
  too_many_requests: { trpc: "TOO_MANY_REQUESTS", http: 429 },
  unavailable: { trpc: "SERVICE_UNAVAILABLE", http: 503 },
} as const satisfies Record<FailureCode, { trpc: TRPC_ERROR_CODE_KEY; http: number }>;
