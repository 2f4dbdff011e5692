import type { AppRouter } from "@fourball/api/router-types";
import { type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Subscriptions over the tab's socket. Its code loads with the first subscription, not with the first screen. */
export function subscriptionLink(onSignedOut: (why: string) => void): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | undefined;

    function load(): Promise<OperationLink<AppRouter>> {
      loading ??= import("./socket.ts").then(({ socketLink }) => socketLink(onSignedOut)(runtime));
      // A retry fetches it again.
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    }

    return (operation) =>
      observable((observer) => {
        let isOver = false;
        let stop = (): void => undefined;
        load().then(
          (link) => {
            if (isOver) return;
            const subscription = link(operation).subscribe(observer);
            stop = () => subscription.unsubscribe();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
        return () => {
          isOver = true;
          stop();
        };
      });
  };
}
