import { UNEXPECTED } from "@fourball/domain/failure";
import type { ApiError } from "./trpc.ts";

export const isUnauthorized = (error: ApiError): boolean => error.data?.httpStatus === 401;
export const isForbidden = (error: ApiError): boolean => error.data?.httpStatus === 403;
export const isNotFound = (error: ApiError): boolean => error.data?.httpStatus === 404;

/** The server's own words where it has any for golfers; `otherwise` for faults and lost connections. */
export const failureMessage = (error: ApiError, otherwise = "Check your connection, then try again."): string =>
  error.data && error.message !== UNEXPECTED ? error.message : otherwise;

/** Why a call did not work, to be read in place. A session that is gone leads elsewhere. */
export const refusalOf = (error: ApiError | null, otherwise?: string): string | undefined =>
  error && !isUnauthorized(error) ? failureMessage(error, otherwise) : undefined;

const LATER = [408, 429];

/** The server understood and said no: asking again would not change its mind. */
export const isRefusal = ({ data }: ApiError): boolean =>
  data !== null && data !== undefined && data.httpStatus < 500 && !LATER.includes(data.httpStatus);
