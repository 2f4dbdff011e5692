import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isForbidden } from "../../shared/failure.ts";
import { apiErrorOf, trpc } from "../../shared/trpc.ts";

/** A refusal here says that the rights are gone: the account is asked for again, and the page then is one that does not exist. */
export function useLostRights(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (isForbidden(apiErrorOf(error))) void utils.account.current.invalidate();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, utils]);
}
