export type FailureCode =
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "unsupported_media_type"
  | "too_many_requests"
  | "unavailable";

export type FieldIssue = { path: string[]; message: string };

type FailureDetails = { issues?: FieldIssue[]; retryAfterSeconds?: number };

/** An expected refusal, in words that a golfer may read. Everything else that is thrown is a bug. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly issues: FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message: string, { issues, retryAfterSeconds }: FailureDetails = {}) {
    super(message);
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

/** What is said of a fault that is ours, not the golfer's. */
export const UNEXPECTED = "Something went wrong";
