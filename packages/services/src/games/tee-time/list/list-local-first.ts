import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import { LOCAL_KM } from "@fourball/domain/tee-time/nearby";
import type { PartOfList } from "../filter/list-filters.ts";

/** Begins the cursor of a page after the local games. */
const FARTHER = "farther.";

type List = Omit<PartOfList, "locality" | "sort">;

/** A page of the local games, filled up with all others once there are no more, each the soonest first. */
export async function listLocalFirst(
  { cursor, limit = LIST_MAX, ...list }: List,
  read: (part: PartOfList) => Promise<TeeTimePage>,
): Promise<TeeTimePage> {
  // Near Me and golfers who say no place have one part only.
  if (list.filter === "nearby" || list.radiusKm !== undefined || !(list.near || list.timeZone))
    return read({ ...list, limit, cursor });
  if (cursor?.startsWith(FARTHER)) return readFarther(limit, cursor.slice(FARTHER.length) || undefined);
  const local = await read({ ...list, ...(list.near && { radiusKm: LOCAL_KM }), locality: "local", limit, cursor });
  const left = limit - local.items.length;
  if (local.nextCursor) return local;
  const farther = await readFarther(Math.max(1, left));
  if (left > 0) return { ...farther, items: [...local.items, ...farther.items] };
  return { items: local.items, nextCursor: farther.items.length > 0 ? FARTHER : null };

  async function readFarther(limit: number, cursor?: string): Promise<TeeTimePage> {
    const page = await read({ ...list, locality: "farther", limit, cursor });
    return { ...page, nextCursor: page.nextCursor && FARTHER + page.nextCursor };
  }
}
