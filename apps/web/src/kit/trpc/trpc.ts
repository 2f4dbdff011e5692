import type { AppRouter } from "@fourball/api/router-types";
import { BATCH_MAX } from "@fourball/domain/batch";
import { IDEMPOTENCY_KEY_HEADER, isKeyedCall } from "@fourball/domain/idempotency";
import { RecentChange } from "@fourball/domain/live/recent-change";
import { httpBatchLink, httpLink, type OperationContext, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { lostUnlessAnswered, noteLost, noteReached } from "./connection.ts";
import { idempotencyLink } from "./idempotency-link.ts";
import { subscriptionLink } from "./subscription-link.ts";

export const trpc = createTRPCReact<AppRouter>();

const url = (): URL => new URL("/trpc", window.location.origin);

/** For calls on leaving the page: sent at once, and completed although the page is gone. */
export const KEEPALIVE = { keepalive: true } as const;

/** A line on which a query takes longer, and nothing else is answered, counts as none. A mutation may take its time, as an import does. */
const SLOW_MS = 8000;

/** Notes with each call whether the server can be reached. */
const fetchNoting: typeof fetch = (input, init) => {
  const slow = init?.method === "GET" ? setTimeout(lostUnlessAnswered(), SLOW_MS) : undefined;
  const answer = fetch(input, init);
  answer.then(noteReached, () => init?.signal?.aborted || noteLost()).finally(() => clearTimeout(slow));
  return answer;
};

const fetchKeepalive: typeof fetch = (input, init) => fetchNoting(input, { ...init, keepalive: true });

const keyHeader = ({ idempotencyKey }: OperationContext): Record<string, string> =>
  typeof idempotencyKey === "string" ? { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } : {};

/** Changes that the live subscription told of; for own ones the server sets a cookie. */
export const recentChange = new RecentChange();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/**
 * Calls go over HTTP, subscriptions over a socket. `onSignedOut` runs when the server closes the socket
 * because the session has ended, with the reason of its last frame.
 */
export const createTrpcClient = (onSignedOut: (why: string) => void) =>
  trpc.createClient({
    links: [
      idempotencyLink,
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: subscriptionLink(onSignedOut),
        false: splitLink({
          condition: ({ path }) => isKeyedCall(path),
          // Each has a key of its own. The batch link with one item instead of another link to load.
          true: httpBatchLink({
            url: url(),
            maxItems: 1,
            fetch: fetchNoting,
            headers: ({ opList: [call] }) => keyHeader(call.context),
          }),
          false: splitLink({
            condition: ({ context }) => context.keepalive === true,
            // A batch waits for more calls; a page that unloads cannot.
            true: httpLink({ url: url(), fetch: fetchKeepalive }),
            false: httpBatchLink({ url: url(), maxItems: BATCH_MAX, fetch: fetchNoting, headers: () => recentChange.headers }),
          }),
        }),
      }),
    ],
  });
