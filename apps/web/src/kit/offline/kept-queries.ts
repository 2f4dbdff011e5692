import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../trpc/trpc.ts";
import { keep, QUERIES, readKept } from "./device-store.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

/** Whose queries they are, and of which version of the app, whose code alone understands them. */
type Kept = { accountId: string; build: string; keptAt: number; state: DehydratedState };

/** What opens without a connection, and how many of each: the games of one's own and what was looked at last. */
const KEPT: [query: Parameters<typeof getQueryKey>[0], most: number][] = [
  [trpc.account.current, 1],
  [trpc.teeTime.list, 2],
  [trpc.teeTime.count, 2],
  [trpc.teeTime.countByDay, 2],
  [trpc.teeTime.get, 30],
  [trpc.participation.list, 30],
  [trpc.guest.list, 30],
  [trpc.attendance.round, 10],
  [trpc.attendance.arrivals, 10],
  [trpc.roundLink.own, 10],
  [trpc.dashboard.stats, 1],
  [trpc.dashboard.hosted, 1],
  [trpc.dashboard.joined, 1],
  [trpc.dashboard.pendingRequests, 1],
  [trpc.dashboard.pendingGuests, 1],
  [trpc.notification.list, 1],
  [trpc.notification.unread, 1],
  [trpc.rating.open, 1],
  [trpc.chat.history, 30],
  [trpc.chat.unread, 1],
  [trpc.chat.muted, 1],
  [trpc.block.list, 1],
];

const pathOf = ([path]: QueryKey): string => String(path);
const KEPT_PATHS = new Set(KEPT.map(([query]) => pathOf(getQueryKey(query))));

export const isKept = ({ queryKey }: Pick<Query, "queryKey">): boolean => KEPT_PATHS.has(pathOf(queryKey));

/** Otherwise a screen that was left forgets its answers after minutes, and has none when the connection is gone by then. */
export function rememberKeptQueries(queryClient: QueryClient): void {
  for (const [query] of KEPT) queryClient.setQueryDefaults(getQueryKey(query), { gcTime: Number.POSITIVE_INFINITY });
}

/** The addresses of the app's scripts change with each build; each document names the same, some of them twice. */
function build(): string {
  const addresses = Array.from(document.querySelectorAll('script[type="module"]'), (script) => script.getAttribute("src"));
  return [...new Set(addresses)].sort().join(" ");
}

/** Keeps the answers of this golfer on the device. A query that failed last keeps its earlier answer. */
export async function keepQueries(queryClient: QueryClient, accountId: string): Promise<void> {
  const latest = new Set(KEPT.flatMap(([query, most]) => latestOf(queryClient, getQueryKey(query)).slice(0, most)));
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => latest.has(query),
    shouldDehydrateMutation: () => false,
  });
  await keep(QUERIES, { accountId, build: build(), keptAt: Date.now(), state } satisfies Kept);
}

const latestOf = (queryClient: QueryClient, queryKey: QueryKey): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);

/** What this version of the app has kept within a week. */
async function readKeptQueries(): Promise<Kept | undefined> {
  const value = await readKept(QUERIES);
  // Only `keepQueries` of the same build writes this build's name.
  const kept = value as Kept | undefined;
  return kept?.build === build() && Date.now() - kept.keptAt < WEEK_MS ? kept : undefined;
}

/**
 * Shows what was kept where nothing newer is known. Each is fetched anew when a screen uses it and the server answers.
 * `expected`: only if it is of this golfer.
 */
export async function restoreQueries(queryClient: QueryClient, expected?: string): Promise<void> {
  const kept = await readKeptQueries();
  if (!kept || (expected !== undefined && kept.accountId !== expected)) return;
  const cache = queryClient.getQueryCache();
  const queries = kept.state.queries.filter(({ queryHash }) => cache.get(queryHash)?.state.data === undefined);
  hydrate(queryClient, { mutations: [], queries });
  const restored = new Set(queries.map(({ queryHash }) => queryHash));
  await queryClient.invalidateQueries({ predicate: ({ queryHash }) => restored.has(queryHash), refetchType: "none" });
}
