import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiErrorOf } from "../../kit/trpc/api-error.ts";
import { failureOf } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** A forbidden error means the admin rights are gone: refetching the account turns the page into "not found". */
export function useRecheckRights(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const checkError = (error: unknown): void => {
      if (failureOf(apiErrorOf(error)) === "forbidden") void utils.account.current.invalidate();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") checkError(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") checkError(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, utils]);
}
