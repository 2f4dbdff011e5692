import type { FailureCode } from "@fourball/domain/failure";
import type { ApiError } from "./api-error.ts";

/** Why the server refused; undefined for bugs and lost connections. */
export const failureOf = ({ data }: ApiError): FailureCode | undefined => data?.failure;

export const isUnauthorized = (error: ApiError): boolean => failureOf(error) === "unauthorized";

export const CHECK_CONNECTION = "Check your connection, then try again.";

/** The server's message of a failure; `otherwise` for bugs and lost connections. */
export const failureMessage = (error: ApiError, otherwise = CHECK_CONNECTION): string =>
  failureOf(error) ? error.message : otherwise;

/** The error text to show next to a control; none for an expired session, which navigates away. */
export const refusalOf = (error: ApiError | null, otherwise?: string): string | undefined =>
  error && !isUnauthorized(error) ? failureMessage(error, otherwise) : undefined;

/** A definite answer: a retry would get the same. */
export function isRefusal(error: ApiError): boolean {
  const failure = failureOf(error);
  return failure !== undefined && failure !== "too_many_requests" && failure !== "unavailable";
}
