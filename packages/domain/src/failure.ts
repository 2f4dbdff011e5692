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

export type FieldIssue = { path: string[]; message: string };

type FailureDetails = {
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
};

/** An expected refusal, in words that a golfer may read. Everything else that is thrown is a bug. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message: string, { issues, retryAfterSeconds, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const invalid = (message: string, path?: FieldIssue["path"]): Failure =>
  new Failure("invalid", message, path ? { issues: [{ path, message }] } : {});
export const unauthorized = (message = "Unauthorized"): Failure => new Failure("unauthorized", message);
export const forbidden = (message: string): Failure => new Failure("forbidden", message);
export const notFound = (message: string): Failure => new Failure("not_found", message);
export const conflict = (message: string): Failure => new Failure("conflict", message);

/** The message of a bug. */
export const UNEXPECTED = "Something went wrong";
