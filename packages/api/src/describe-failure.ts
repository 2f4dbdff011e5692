import { Failure, type FieldIssue, UNEXPECTED } from "@fourball/domain/failure";
import { refusalOf } from "@fourball/services/database-refusals";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { FAILURE_CODES } from "./failure-codes.ts";

/** What a caller may know of an error, the same at every door. */
export type FailureDescription = {
  status: number;
  message: string;
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
};

/** The expected refusal behind an error, or undefined for a bug. */
export function failureBehind(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof ZodError) return refusalOfInput(error);
  if (error instanceof TRPCError) return (error.cause && failureBehind(error.cause)) ?? refusalOfProtocol(error);
  return refusalOf(error);
}

export function describeFailure(error: unknown): FailureDescription {
  const failure = failureBehind(error);
  if (!failure) return { status: 500, message: UNEXPECTED };
  const { code, message, issues, retryAfterSeconds } = failure;
  return {
    status: FAILURE_CODES[code].http,
    message,
    ...(issues && { issues }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

/** What to log of a bug: the error that was thrown, not what tRPC wrapped around it. */
export const bugBehind = (error: unknown): unknown => (error instanceof TRPCError && error.cause ? error.cause : error);

/** A ZodError's own message is a JSON dump; the first issue's text is what people read, one for each field. */
function refusalOfInput({ issues }: ZodError): Failure {
  const [first] = issues;
  const message = first ? wordsOf(first) : "Malformed request";
  if (first?.code === "custom" && first.params?.code === "not_found") return new Failure("not_found", message);
  const byField = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (!byField.has(field)) byField.set(field, { path: issue.path.map(String), message: wordsOf(issue) });
  }
  return new Failure("invalid", message, { issues: [...byField.values()] });
}

/** What our schemas say in words of their own stands; zod's talk of expected and received is for programmers. */
function wordsOf({ message, path }: ZodError["issues"][number]): string {
  if (!/^(Invalid input|Invalid option|Too (big|small)|Unrecognized key)/.test(message)) return message;
  return path.length > 0 ? `${path.join(".")} is missing or has the wrong form` : "Malformed request";
}

/** Refusals of tRPC itself: an unknown procedure, a body that is no JSON, a wrong method or content type. */
function refusalOfProtocol({ code }: TRPCError): Failure | undefined {
  if (code === "NOT_FOUND") return new Failure("not_found", "Not found");
  if (code === "UNSUPPORTED_MEDIA_TYPE") return new Failure("unsupported_media_type", "Unsupported content type");
  if (code === "PAYLOAD_TOO_LARGE") return new Failure("too_large", "Request too large");
  if (code === "PARSE_ERROR" || code === "BAD_REQUEST" || code === "METHOD_NOT_SUPPORTED")
    return new Failure("invalid", "Malformed request");
  return undefined;
}
