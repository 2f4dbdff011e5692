import type { ApiError } from "../trpc/api-error.ts";

/** The server requires the password, or it was wrong. */
export const needsPassword = ({ data }: ApiError): boolean => data?.issues?.some(({ path }) => path[0] === "password") ?? false;
