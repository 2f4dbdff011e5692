import { FAILURES, Failure, type FailureName, type FieldIssue, fail, isFailureName, UNEXPECTED } from "@fourball/domain/failure";
import { FAILURE_CODES, type FailureCode } from "@fourball/domain/failures/codes";
import { refusalOf } from "@fourball/services/core/failure/database-refusals";
import { TRPCError } from "@trpc/server";
import { ZodError, z } from "zod";

const WORDS_NAMED = 20;

// Texts of our schemas come first; this replaces zod's own, which speak of expected and received types.
z.config({
  customError: (issue) => {
    const field = issue.path?.join(".");
    if (!field) return FAILURES.requestMalformed.text;
    // Some lists are long: the names of time zones, or of currencies.
    if (issue.code === "invalid_value" && issue.values.length <= WORDS_NAMED)
      return `${field} must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    return `${field} is missing or has the wrong form`;
  },
});

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

/** A ZodError's own message is a JSON dump; the first issue's text is what people read, one for each field. */
function inputFailure({ issues }: ZodError): Failure {
  const [first] = issues;
  const unknown = first && unknownIdOf(first);
  if (unknown) return new Failure(unknown, FAILURES[unknown].text);
  const byField = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = issue.path.join(".");
    const unknown = unknownIdOf(issue);
    const message = unknown ? FAILURES[unknown].text : issue.message;
    if (!byField.has(field)) byField.set(field, { path: issue.path.map(String), message });
  }
  return fail("requestMalformed", { ...(first && { text: first.message }), issues: [...byField.values()] });
}

/** An id that names nothing says so itself: see `entityId`. */
function unknownIdOf(issue: ZodError["issues"][number]): FailureName | undefined {
  const name: unknown = issue.code === "custom" ? issue.params?.failure : undefined;
  return isFailureName(name) ? name : undefined;
}

/** Failures of tRPC itself: an unknown procedure, malformed JSON, a wrong method or content type. */
function protocolFailure({ code }: TRPCError): Failure | undefined {
  if (code === "NOT_FOUND") return fail("notFound");
  if (code === "UNSUPPORTED_MEDIA_TYPE") return fail("typeUnsupported");
  if (code === "PAYLOAD_TOO_LARGE") return fail("requestTooLarge");
  if (code === "METHOD_NOT_SUPPORTED") return fail("methodNotAllowed");
  if (code === "PARSE_ERROR" || code === "BAD_REQUEST") return fail("requestMalformed");
  return undefined;
}
