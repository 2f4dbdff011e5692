import type { UserOrder } from "@fourball/domain/admin/schema";
import type { UserSort } from "@fourball/domain/links/admin-search";
import { adminTexts } from "../texts.ts";

const { columns } = adminTexts.users;

export type UserColumn = {
  order: UserOrder;
  label: string;
  /** Sorted from the highest first. */
  isFigure: boolean;
};

export const USER_COLUMNS: readonly UserColumn[] = [
  { order: "name", label: columns.name, isFigure: false },
  { order: "email", label: columns.email, isFigure: false },
  { order: "isAdmin", label: columns.isAdmin, isFigure: false },
  { order: "gamesHosted", label: columns.gamesHosted, isFigure: true },
  { order: "gamesPlayed", label: columns.gamesPlayed, isFigure: true },
  { order: "rating", label: columns.rating, isFigure: true },
];

const startsDown = ({ order, isFigure }: UserColumn): boolean => isFigure || order === "isAdmin";

const sortOf = (order: UserOrder, isDown: boolean): UserSort => (isDown ? `-${order}` : order);

export const firstSort = (column: UserColumn): UserSort => sortOf(column.order, startsDown(column));

/** A press on a header sorts by it, then the other way round, then newest first again. */
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
