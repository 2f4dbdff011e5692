import { hashKey, QueryCache, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { handleUnauthorized } from "./session.ts";
import { trpc } from "./trpc.ts";

/** Who is signed in: there, a 401 is the answer "nobody". */
const whoIsThere = hashKey(getQueryKey(trpc.account.current, undefined, "query"));

/** Data is fetched once and stays until something says that it changed; nothing retries or refetches by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash }) => {
        if (error instanceof TRPCClientError && queryHash !== whoIsThere) handleUnauthorized(error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // Without a connection a deed fails and says so, rather than to wait in silence.
      mutations: { retry: false, networkMode: "always" },
    },
  });
