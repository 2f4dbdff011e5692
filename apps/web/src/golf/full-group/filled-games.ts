import type { NotificationPage } from "@fourball/domain/notification/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type CountedGame, isFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../kit/trpc/trpc.ts";

type GameState = { role: "host" | "player" | "other"; confirmed: number; isFilled: boolean };

/** What the open screens say of the viewer's games, and the viewer's notifications where they are listed, latest first. */
export type Snapshot = { games: ReadonlyMap<string, GameState>; notifications: NotificationPage["items"] | undefined };

/** Whether all spots are taken by players; one on offer is still to be taken. */
export const isFilled = (game: CountedGame): boolean => isFull({ ...spotsOfGame(game), offered: 0 });

const stateOf = (game: CountedGame, status: TeeTimeCard["viewerStatus"]): GameState => ({
  role: status === "host" ? "host" : status === "confirmed" ? "player" : "other",
  confirmed: game.confirmedCount,
  isFilled: isFilled(game),
});

export function readSnapshot(client: QueryClient): Snapshot {
  const shown = { type: "active" } as const;
  const joined = client.getQueriesData<Participation[]>({ queryKey: getQueryKey(trpc.dashboard.joined), ...shown });
  const hosted = client.getQueriesData<TeeTimeCard[]>({ queryKey: getQueryKey(trpc.dashboard.hosted), ...shown });
  const opened = client.getQueriesData<TeeTimeDetail>({ queryKey: getQueryKey(trpc.teeTime.get), ...shown });
  const listed = client.getQueriesData<InfiniteData<TeeTimePage>>({ queryKey: getQueryKey(trpc.teeTime.list), ...shown });
  const pages = listed.flatMap(([, data]) => data?.pages ?? []);
  const activity = { queryKey: getQueryKey(trpc.notification.list), ...shown };
  const lists = client.getQueriesData<InfiniteData<NotificationPage>>(activity);
  const games = new Map<string, GameState>();
  for (const game of pages.flatMap(({ items }) => items)) games.set(game.id, stateOf(game, game.viewerStatus));
  for (const { teeTimeId, teeTime, status } of joined.flatMap(([, requests]) => requests ?? []))
    games.set(teeTimeId, stateOf(teeTime, status));
  for (const game of [...hosted, ...opened].flatMap(([, data]) => data ?? []))
    games.set(game.id, stateOf(game, game.viewerStatus));
  return { games, notifications: lists[0]?.[1]?.pages.flatMap(({ items }) => items) };
}

/** The games that became full for their host or with the viewer, and those that are open again. */
export function changesBetween(before: Snapshot, after: Snapshot): { filled: string[]; reopened: string[] } {
  const known = [...after.games].flatMap(([id, now]) => {
    const then = before.games.get(id);
    return then ? [{ id, then, now }] : [];
  });
  const filled = known.filter(({ then, now }) => isFilledBy(then, now)).map(({ id }) => id);
  const approved = newApprovals(before, after).filter((id) => !after.games.has(id));
  const reopened = known.filter(({ then, now }) => then.isFilled && !now.isFilled).map(({ id }) => id);
  return { filled: [...filled, ...approved], reopened };
}

/** Not by the change of a golfer who was in before, nor by a host who takes an open spot away. */
function isFilledBy(then: GameState, now: GameState): boolean {
  if (!now.isFilled) return false;
  if (now.role === "host") return !then.isFilled && now.confirmed > then.confirmed;
  return now.role === "player" && then.role === "other";
}

/** Activity shows no game, only that the viewer is in: whether the game is full has to be fetched. */
function newApprovals({ notifications }: Snapshot, after: Snapshot): string[] {
  if (!notifications) return [];
  const latest = notifications[0]?.createdAt ?? "";
  return (after.notifications ?? []).flatMap(({ content, teeTimeId, createdAt }) =>
    content.kind === "join-approved" && teeTimeId && createdAt > latest ? [teeTimeId] : [],
  );
}
