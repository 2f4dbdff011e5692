import type { QueryClient } from "@tanstack/react-query";
import { apiErrorOf } from "../trpc/api-error.ts";
import { readConnection } from "../trpc/connection.ts";
import { isRefusal } from "../trpc/failure.ts";

/** Once the server answers again, what a screen asked for in vain is asked for again. */
export function refetchFailed(queryClient: QueryClient): void {
  if (readConnection().isLost) return;
  void queryClient.refetchQueries({
    type: "active",
    predicate: ({ state: { error } }) => error !== null && !isRefusal(apiErrorOf(error)),
  });
}
