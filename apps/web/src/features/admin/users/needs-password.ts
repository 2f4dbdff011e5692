import type { ApiError } from "../../../shared/trpc.ts";

/** The server refused for want of the password, or because it was a wrong one. */
export const needsPassword = ({ data }: ApiError): boolean => data?.issues?.some(({ path }) => path[0] === "password") ?? false;
