import type { AppRouter } from "@fourball/api/client";
import { BATCH_MAX } from "@fourball/domain/limits";
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCClientErrorLike } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { subscriptionLink } from "./subscription-link.ts";

export const trpc = createTRPCReact<AppRouter>();

export type ApiError = TRPCClientErrorLike<AppRouter>;

/** Whatever a call of the client threw. */
export const apiErrorOf = (error: unknown): ApiError =>
  TRPCClientError.from<AppRouter>(error instanceof Error ? error : new Error(String(error)));

const url = (): URL => new URL("/trpc", window.location.origin);

/** For a mutation that carries a file: the server takes so much on its own address only, and others should not wait for it. */
export const ALONE = { alone: true } as const;

/** For what a golfer did right before leaving the page: it goes out at once, and arrives although the page is gone. */
export const OUTLASTS_PAGE = { outlastsPage: true } as const;

const keptAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Calls go over HTTP, subscriptions over a socket. `onSignedOut` hears when the server closes that because the session is over. */
export const createTrpcClient = (onSignedOut: () => void) =>
  trpc.createClient({
    links: [
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: subscriptionLink(onSignedOut),
        false: splitLink({
          condition: ({ context }) => context.alone === true,
          // One at a time: the link that is here already does it.
          true: httpBatchLink({ url: url(), maxItems: 1 }),
          false: splitLink({
            condition: ({ context }) => context.outlastsPage === true,
            // A batch waits for more calls, which a page that is left has no time for.
            true: httpLink({ url: url(), fetch: keptAlive }),
            false: httpBatchLink({ url: url(), maxItems: BATCH_MAX }),
          }),
        }),
      }),
    ],
  });
