import { hashKey, QueryCache, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import type { ApiError } from "./api-error.ts";
import { trpc } from "./trpc.ts";

/** For this query an unauthorized error means "signed out". */
const whoIsThere = hashKey(getQueryKey(trpc.account.current, undefined, "query"));

/**
 * Data stays fresh until a change marks it stale; nothing retries or refetches by itself. `onFailed` runs when a query fails,
 * but for the one of the session.
 */
export const createQueryClient = (onFailed: (error: ApiError) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash }) => {
        if (error instanceof TRPCClientError && queryHash !== whoIsThere) onFailed(error);
      },
    }),
    defaultOptions: {
      // Without a connection, calls fail at once instead of pausing: the screen says so, or shows what it has.
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
