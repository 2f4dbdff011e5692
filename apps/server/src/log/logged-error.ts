import { describeDatabaseError } from "@fourball/db/database-errors";

type LoggedError = {
  type: string;
  message: string;
  /** The calls, without the message that a stack starts with. */
  stack: string;
  code?: string;
  constraint?: string;
  table?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
};

const DEPTH_MAX = 5;
const HIDDEN = "(hidden: it may hold what golfers wrote)";

/**
 * What the log says of an error. The message, detail, query and parameters of a database error may hold emails, hashes and
 * messages, so only names and codes are kept; other errors keep their message without email addresses.
 */
export function loggedError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: HIDDEN, stack: "" };
  const ofDatabase = describeDatabaseError(error);
  return {
    type: error.constructor.name,
    message: ofDatabase ? HIDDEN : withoutEmails(error.message),
    ...(ofDatabase ?? codeOf(error)),
    stack: callsOf(error),
    ...(depth < DEPTH_MAX && {
      ...(error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
      ...(error instanceof AggregateError && { errors: error.errors.map((each) => loggedError(each, depth + 1)) }),
    }),
  };
}

/** An error and what caused it in a few words: `DrizzleQueryError < PostgresError 57014`. */
export function reasonOf(error: unknown): string {
  const { type, code, message, cause } = loggedError(error);
  const words = [type, code, message !== HIDDEN && message].filter(Boolean).join(" ");
  return cause && error instanceof Error ? `${words} < ${reasonOf(error.cause)}` : words;
}

export const withoutEmails = (text: string): string => text.replace(/[^\s"'<>()[\],;:]+@[^\s"'<>()[\],;:]+/g, "(email)");

function codeOf(error: Error): { code?: string } {
  return "code" in error && typeof error.code === "string" ? { code: error.code } : {};
}

/** A stack repeats the message, which may look like calls itself. */
function callsOf({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  const calls = start < 0 ? "" : stack.slice(start + message.length);
  return calls.replace(/^[^\n]*\n/, "");
}
