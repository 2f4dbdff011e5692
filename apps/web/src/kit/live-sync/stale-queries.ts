import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import type { ListTeeTimesInput, TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type InfiniteData, matchQuery, type Query, type QueryFilters } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../trpc/trpc.ts";

type ChangedTeeTime = { teeTimeId: string; change: TeeTimeChange };

/** Whether the change may have put the game into a list or taken it out. */
const movesInLists = ({ change }: ChangedTeeTime): boolean => change !== "spots";

/** The pages of a list of games; its key says that the query holds nothing else. */
const pagesOf = ({ state }: Query): TeeTimePage[] => (state.data as InfiniteData<TeeTimePage> | undefined)?.pages ?? [];

/** The games of a profile, a course or partners; its key says that the query holds nothing else. */
const gamesOf = ({ state }: Query): TeeTimeCard[] => (state.data as TeeTimeCard[] | undefined) ?? [];

/** What a list or a count was asked for; its key says that it is of games. */
const filterOf = ({ queryKey }: Query): ListTeeTimesInput =>
  (queryKey[1] as { input?: ListTeeTimesInput } | undefined)?.input ?? {};

const holds = (list: Query, teeTimeId: string): boolean =>
  pagesOf(list).some(({ items }) => items.some(({ id }) => id === teeTimeId));

/** Games with so many open spots: there, who plays moves a game in and out too. */
const countsSpots = (query: Query): boolean => filterOf(query).minOpen !== undefined;

/** What a tee time's change makes untrue. A new query that shows tee times gets its line here. */
const staleByTeeTime = (changed: ChangedTeeTime): QueryFilters[] => [
  ...[
    trpc.teeTime.get,
    trpc.participation.list,
    trpc.attendance.round,
    trpc.attendance.arrivals,
    trpc.proposal.get,
    trpc.cost.get,
    trpc.fill.get,
    trpc.guest.list,
  ].map((ofGame) => ({ queryKey: getQueryKey(ofGame, { teeTimeId: changed.teeTimeId }, "query") })),
  {
    queryKey: getQueryKey(trpc.teeTime.list, undefined, "infinite"),
    predicate: (list) => movesInLists(changed) || countsSpots(list) || holds(list, changed.teeTimeId),
  },
  { queryKey: getQueryKey(trpc.teeTime.map) },
  ...[trpc.teeTime.count, trpc.teeTime.countByDay, trpc.teeTime.unplaced].map((count) => ({
    queryKey: getQueryKey(count),
    predicate: (query: Query) => movesInLists(changed) || countsSpots(query),
  })),
  ...[trpc.profile.teeTimes, trpc.course.teeTimes, trpc.teeTime.fromPartners].map((games) => ({
    queryKey: getQueryKey(games),
    predicate: (list: Query) => movesInLists(changed) || gamesOf(list).some(({ id }) => id === changed.teeTimeId),
  })),
];

const ownGames: QueryFilters[] = [
  trpc.dashboard.stats,
  trpc.dashboard.hosted,
  trpc.dashboard.joined,
  trpc.dashboard.pendingRequests,
  trpc.dashboard.pendingGuests,
  // Both include the golfer's overlapping game.
  trpc.teeTime.get,
  trpc.teeTime.overlap,
  trpc.standingGame.list,
].map((list) => ({ queryKey: getQueryKey(list) }));

/** Why a group fits depends on the viewer's partners and account: the handicap, and whether reasons are wanted. */
const whyGamesFit: QueryFilters[] = [trpc.teeTime.list, trpc.teeTime.get].map((shown) => ({ queryKey: getQueryKey(shown) }));

/** The notifications and their count; most changes of a golfer's games add one. */
const notificationQueries: QueryFilters = { queryKey: getQueryKey(trpc.notification) };

/** The unread counts, and the last message of a game's card; an open chat follows its own events. */
const chatQueries: QueryFilters = { queryKey: getQueryKey(trpc.chat) };

/** All that any change could touch, for when it is not known which came. */
const everything: QueryFilters[] = [
  ...[
    trpc.teeTime,
    trpc.participation,
    trpc.course.get,
    trpc.course.teeTimes,
    trpc.guest,
    trpc.profile,
    trpc.dashboard,
    trpc.notification,
    trpc.rating,
    trpc.partner,
    trpc.attendance,
    trpc.cost,
    trpc.fill,
    trpc.proposal,
    trpc.block,
    trpc.report,
    trpc.savedSearch,
    trpc.standingGame,
  ].map((part) => ({
    queryKey: getQueryKey(part),
  })),
  chatQueries,
];

/** What shows a golfer by name: the profile, and the games that the golfer hosts. */
const staleByGolfer = (userId: string): QueryFilters[] => [
  { queryKey: getQueryKey(trpc.profile.get, { userId }, "query") },
  { queryKey: getQueryKey(trpc.attendance.own) },
  ...[trpc.profile.teeTimes, trpc.profile.rounds].map((games) => ({ queryKey: getQueryKey(games, { userId }, "query") })),
  ...[trpc.course.get, trpc.course.teeTimes].map((shown) => ({ queryKey: getQueryKey(shown) })),
  {
    queryKey: getQueryKey(trpc.teeTime.list, undefined, "infinite"),
    predicate: (list) => pagesOf(list).some(({ items }) => items.some(({ hostId }) => hostId === userId)),
  },
];

function staleBy(change: LiveChange): QueryFilters[] {
  switch (change.type) {
    case "tee-time":
      return staleByTeeTime(change);
    case "golfer":
      return staleByGolfer(change.userId);
    case "own-games":
      return [...ownGames, notificationQueries, { queryKey: getQueryKey(trpc.rating) }];
    case "own-account":
      return [...whyGamesFit, { queryKey: getQueryKey(trpc.account.current) }];
    case "notifications":
      // A warning comes with a notification, and so do the changes of standing games; saved searches are changed on another screen.
      return [
        notificationQueries,
        ...[trpc.report, trpc.savedSearch, trpc.standingGame.list].map((own) => ({ queryKey: getQueryKey(own) })),
      ];
    case "partners":
      return [
        ...whyGamesFit,
        ...[trpc.partner, trpc.rating, trpc.teeTime.fromPartners, trpc.teeTime.get].map((part) => ({
          queryKey: getQueryKey(part),
        })),
      ];
    case "unread":
      return [chatQueries];
    default:
      // Also for a kind that only a newer server has; of those that there are, each has its case above.
      change.type satisfies "everything";
      return everything;
  }
}

/** The figures of all games, which every change of any game makes stale. */
export const staleFigures: QueryFilters = { queryKey: getQueryKey(trpc.dashboard.stats), predicate: isAnswered };

/** Whether the stale queries of a change include those figures. */
export const isAboutFigures = ({ type }: LiveChange): boolean => type === "own-games" || type === "everything";

/** The queries that no longer tell the truth. */
export function staleQueries(changes: readonly LiveChange[]): QueryFilters {
  const stale = changes.flatMap(staleBy);
  return { predicate: (query) => isAnswered(query) && stale.some((filters) => matchQuery(filters, query)) };
}

/** What was never answered is left alone: its screen offers to try again. */
function isAnswered({ state }: Query): boolean {
  return state.data !== undefined;
}
