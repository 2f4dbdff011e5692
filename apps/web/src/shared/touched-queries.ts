import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type InfiniteData, matchQuery, type Query, type QueryFilters } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "./trpc.ts";

type TeeTimeTouched = { teeTimeId: string; change: TeeTimeChange };

/** Whether the change may have put the game into a list or taken it out. */
const movesInLists = ({ change }: TeeTimeTouched): boolean => change !== "seats";

/** The pages of a list of games; its key says that the query holds nothing else. */
const pagesOf = ({ state }: Query): TeeTimePage[] => (state.data as InfiniteData<TeeTimePage> | undefined)?.pages ?? [];

/** The games of a profile; its key says that the query holds nothing else. */
const gamesOf = ({ state }: Query): TeeTimeCard[] => (state.data as TeeTimeCard[] | undefined) ?? [];

/** What a list or a count was asked for; its key says that it is of games. */
const filterOf = ({ queryKey }: Query): ListTeeTimesInput =>
  (queryKey[1] as { input?: ListTeeTimesInput } | undefined)?.input ?? {};

const holds = (list: Query, teeTimeId: string): boolean =>
  pagesOf(list).some(({ items }) => items.some(({ id }) => id === teeTimeId));

/** Games with so many open spots: there, who plays moves a game in and out too. */
const countsSpots = (query: Query): boolean => filterOf(query).minOpen !== undefined;

/** What a tee time's change makes untrue. A new query that shows tee times gets its line here. */
const touchedByTeeTime = (touched: TeeTimeTouched): QueryFilters[] => [
  { queryKey: getQueryKey(trpc.teeTime.get, { teeTimeId: touched.teeTimeId }, "query") },
  { queryKey: getQueryKey(trpc.participation.list, { teeTimeId: touched.teeTimeId }, "query") },
  {
    queryKey: getQueryKey(trpc.teeTime.list, undefined, "infinite"),
    predicate: (list) => movesInLists(touched) || countsSpots(list) || holds(list, touched.teeTimeId),
  },
  ...[trpc.teeTime.count, trpc.teeTime.countByDay].map((count) => ({
    queryKey: getQueryKey(count),
    predicate: (query: Query) => movesInLists(touched) || countsSpots(query),
  })),
  { queryKey: getQueryKey(trpc.guest.list, { teeTimeId: touched.teeTimeId }, "query") },
  {
    queryKey: getQueryKey(trpc.profile.teeTimes),
    predicate: (list) => movesInLists(touched) || gamesOf(list).some(({ id }) => id === touched.teeTimeId),
  },
];

const ownGames: QueryFilters[] = [
  trpc.dashboard.stats,
  trpc.dashboard.hosted,
  trpc.dashboard.joined,
  trpc.dashboard.pendingRequests,
  trpc.dashboard.pendingGuests,
].map((list) => ({ queryKey: getQueryKey(list) }));

/** The activity list and its count; whatever happens in a golfer's games may be told there. */
const news: QueryFilters = { queryKey: getQueryKey(trpc.notification) };

const unread: QueryFilters = { queryKey: getQueryKey(trpc.chat.unread) };

/** All that any change could touch, for when it is not known which came. */
const everything: QueryFilters[] = [
  ...[trpc.teeTime, trpc.participation, trpc.guest, trpc.profile, trpc.dashboard, trpc.notification, trpc.rating].map((part) => ({
    queryKey: getQueryKey(part),
  })),
  unread,
];

/** What shows a golfer by name: the profile, and the games that the golfer hosts. */
const touchedByGolfer = (userId: string): QueryFilters[] => [
  { queryKey: getQueryKey(trpc.profile.get, { userId }, "query") },
  { queryKey: getQueryKey(trpc.profile.teeTimes, { userId }, "query") },
  {
    queryKey: getQueryKey(trpc.teeTime.list, undefined, "infinite"),
    predicate: (list) => pagesOf(list).some(({ items }) => items.some(({ hostId }) => hostId === userId)),
  },
];

function touchedBy(change: LiveChange): QueryFilters[] {
  switch (change.type) {
    case "tee-time":
      return touchedByTeeTime(change);
    case "golfer":
      return touchedByGolfer(change.userId);
    case "own-games":
      return [...ownGames, news, { queryKey: getQueryKey(trpc.rating) }];
    case "news":
      return [news];
    case "unread":
      return [unread];
    case "everything":
      return everything;
  }
}

/** The figures of the whole club, which every change of every game touches. */
const clubFigures: QueryFilters = { queryKey: getQueryKey(trpc.dashboard.stats) };

/** A change, and when this tab heard of it. */
export type Heard = { change: LiveChange; at: number };

type HasAskedSince = (query: Query, moment: number) => boolean;

/** Finds the queries to ask again. What was never answered is left alone: its screen offers to try again. */
export function touchedQueries(all: readonly Heard[], hasAskedSince: HasAskedSince): QueryFilters {
  const touched = all.flatMap(({ change, at }) => touchedBy(change).map((filters) => ({ filters, at })));
  return {
    predicate: (query) =>
      query.state.data !== undefined &&
      touched.some(({ filters, at }) => matchQuery(filters, query) && !hasAskedSince(query, at)),
  };
}

/** The same for the figures alone. */
export const touchedFigures = (all: readonly Heard[], hasAskedSince: HasAskedSince): QueryFilters => ({
  ...clubFigures,
  predicate: (query) => query.state.data !== undefined && all.some(({ at }) => !hasAskedSince(query, at)),
});
