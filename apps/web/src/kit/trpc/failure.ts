import type { FailuresAt, ProcedurePath } from "@fourball/api/router-types";
import type { FailureCode } from "@fourball/domain/failures/codes";
import { TRPCClientError } from "@trpc/client";
import { kitTexts } from "../texts.ts";
import type { ApiError } from "./api-error.ts";

/** Why the server refused; undefined for bugs and lost connections. */
export const failureOf = ({ data }: ApiError): FailureCode | undefined => data?.failure;

/** Whether the procedure failed so: `failedWith(error, "teeTime.get", "teeTimeNotFound")`; only a name that it declares compiles. */
export const failedWith = <Path extends ProcedurePath>(error: ApiError | null, path: Path, name: FailuresAt<Path>): boolean =>
  error?.data?.path === path && error.data.reason === name;

export const isUnauthorized = (error: ApiError): boolean => failureOf(error) === "unauthorized";

/** The connection is to blame only when nothing answered. */
export const adviceOn = (error: ApiError): string => (wasAnswered(error) ? kitTexts.failure.ours : kitTexts.failure.connection);

/** Also by a proxy, whose error page is no JSON. */
const wasAnswered = (error: ApiError): boolean =>
  Boolean(error.data) || (error instanceof TRPCClientError && error.cause instanceof SyntaxError);

/** The server's message of a failure; `otherwise` for bugs and lost connections. */
export const failureMessage = (error: ApiError, otherwise = adviceOn(error)): string =>
  failureOf(error) ? error.message : otherwise;

/** The error text to show next to a control; none for an expired session, which navigates away. */
export const refusalOf = (error: ApiError | null, otherwise?: string): string | undefined =>
  error && !isUnauthorized(error) ? failureMessage(error, otherwise) : undefined;

/** Neither the app's server nor a proxy in front of it let the call through. */
export const isUnreachable = ({ data }: ApiError): boolean => !data;

/** The server had too much to do: the same may work in a moment. */
export function isTemporary(error: ApiError): boolean {
  const failure = failureOf(error);
  return failure === "too_many_requests" || failure === "unavailable";
}

/** A definite answer: a retry would get the same. */
export const isRefusal = (error: ApiError | null): boolean =>
  error !== null && failureOf(error) !== undefined && !isTemporary(error);
