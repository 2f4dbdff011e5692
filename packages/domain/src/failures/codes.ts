/** Every code of a failure, with the status and the tRPC code that it is sent with. */
export const FAILURE_CODES = {
  invalid: { http: 400, trpc: "BAD_REQUEST" },
  unauthorized: { http: 401, trpc: "UNAUTHORIZED" },
  forbidden: { http: 403, trpc: "FORBIDDEN" },
  not_found: { http: 404, trpc: "NOT_FOUND" },
  method_not_allowed: { http: 405, trpc: "METHOD_NOT_SUPPORTED" },
  timeout: { http: 408, trpc: "TIMEOUT" },
  conflict: { http: 409, trpc: "CONFLICT" },
  too_large: { http: 413, trpc: "PAYLOAD_TOO_LARGE" },
  unsupported_media_type: { http: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
  too_many_requests: { http: 429, trpc: "TOO_MANY_REQUESTS" },
  unavailable: { http: 503, trpc: "SERVICE_UNAVAILABLE" },
} as const;

export type FailureCode = keyof typeof FAILURE_CODES;

/** A refusal: its code, and its text as golfers read it, with `{name}` for each value that is put in. */
export type FailureEntry = { code: FailureCode; text: string };
export type FailureEntries = Record<string, FailureEntry>;
