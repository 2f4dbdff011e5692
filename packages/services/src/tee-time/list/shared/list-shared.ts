import { statementCache } from "@fourball/db/select/statement-cache";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter, TeeTimePage } from "@fourball/domain/tee-time/list";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../service-context.ts";
import { listConditions } from "../list-conditions.ts";
import { readCursor } from "../list-cursor.ts";
import { type Order, pageIn, readSize } from "../list-order.ts";
import { pageForViewer } from "./page-for-viewer.ts";
import type { SharedPage } from "./shared-game.ts";
import { pageOfRows, prepareSharedRows } from "./shared-page.ts";
import { viewerPartOf } from "./viewer-parts.ts";

/** Filters that many golfers ask with: without their place, their words, or their part of the map. */
export const isSharedFilter = ({ near, box, q, filter }: TeeTimeFilter): boolean =>
  near === undefined && box === undefined && !q && filter !== "nearby";

const prepared = statementCache((where, order: Order) => {
  const { isOnPage, inOrder } = pageIn(order, where);
  return prepareSharedRows(sql`where ${isOnPage} ${inOrder}`);
});

async function readPage(
  { db, clock }: Pick<MemberContext, "db" | "clock">,
  { limit = LIST_MAX, cursor, sort = "soonest", ...filter }: ListTeeTimesInput,
): Promise<SharedPage> {
  const { shape, where, values } = listConditions({ clock }, filter);
  const order: Order = { sort, hasCursor: cursor !== undefined, size: readSize(limit) };
  const run = prepared(`${shape} ${Object.values(order).join()}`, where, order);
  return pageOfRows(await run(db, { ...values, ...readCursor(cursor) }), limit);
}

/**
 * A page that all golfers with the same filter share, with the viewer's own part laid over it. Undefined for a viewer with
 * blocks, which hide games and players.
 */
export async function listShared(ctx: MemberContext, input: ListTeeTimesInput): Promise<TeeTimePage | undefined> {
  const page = await ctx.sharedPages.get(JSON.stringify(input), ctx.sharedMaxAgeMs, (db = ctx.db) =>
    readPage({ db, clock: ctx.clock }, input),
  );
  const viewer = { id: ctx.viewer.id, now: ctx.clock.now() };
  const part = await viewerPartOf(ctx.db, { viewerId: viewer.id, page, now: viewer.now });
  if (!part || part.hasBlocks) return undefined;
  return pageForViewer(page, part, viewer);
}
