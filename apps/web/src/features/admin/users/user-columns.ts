import type { UserOrder } from "@fourball/domain/admin/schema";
import type { UserSort } from "../admin-search.ts";

export type UserColumn = {
  order: UserOrder;
  label: string;
  /** Figures, which one wants to see from the top down. */
  isFigure: boolean;
};

export const USER_COLUMNS: readonly UserColumn[] = [
  { order: "name", label: "Name", isFigure: false },
  { order: "email", label: "Email", isFigure: false },
  { order: "isAdmin", label: "Admin Status", isFigure: false },
  { order: "gamesHosted", label: "Games Hosted", isFigure: true },
  { order: "gamesPlayed", label: "Games Played", isFigure: true },
  { order: "rating", label: "Rating", isFigure: true },
];

const startsDown = ({ order, isFigure }: UserColumn): boolean => isFigure || order === "isAdmin";

const sortOf = (order: UserOrder, isDown: boolean): UserSort => (isDown ? `-${order}` : order);

export const firstSort = (column: UserColumn): UserSort => sortOf(column.order, startsDown(column));

/** What a press on a header leads to: its own order, then the other way round, then the list as it was: the newest first. */
export function nextSort(column: UserColumn, sort: UserSort | undefined): UserSort | undefined {
  const first = firstSort(column);
  const second = sortOf(column.order, !startsDown(column));
  if (sort === first) return second;
  return sort === second ? undefined : first;
}

type Order = { order: UserOrder; descending: boolean };

export function orderOf(sort: UserSort = "-createdAt"): Order {
  const order = [...USER_COLUMNS.map((column) => column.order), "createdAt" as const].find((name) => sort.endsWith(name));
  return { order: order ?? "createdAt", descending: sort.startsWith("-") };
}
