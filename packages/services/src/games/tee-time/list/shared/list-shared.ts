import { prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { golfCourses } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter, TeeTimePage } from "@fourball/domain/tee-time/list";
import { eq, type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../../core/service-context.ts";
import type { SharedPage } from "../../../../core/shared-game.ts";
import { listConditions } from "../../filter/list-conditions.ts";
import type { PartOfList } from "../../filter/list-filters.ts";
import { readCursor } from "../list-cursor.ts";
import { type Order, pageIn, readSize } from "../list-order.ts";
import { pageForViewer } from "./page-for-viewer.ts";
import { pageOfRows, prepareSharedRows } from "./shared-page.ts";
import { viewerPartOf } from "./viewer-parts.ts";

/** Filters that many golfers ask with: without their place, their words, or their part of the map. */
export const isSharedFilter = ({ near, box, q, filter }: TeeTimeFilter): boolean =>
  near === undefined && box === undefined && !q && filter !== "nearby";

const prepared = statementCache((where: SQL, order: Order) => {
  const { isOnPage, inOrder } = pageIn(order, where);
  return prepareSharedRows(sql`where ${isOnPage} ${inOrder}`);
});

const findCourseInZone = prepareOnce((db) => {
  const { id, timeZone } = golfCourses;
  return db
    .select({ id })
    .from(golfCourses)
    .where(eq(timeZone, sql.placeholder("timeZone")))
    .limit(1);
});

/** Without a course there, all games would be read to find none. */
const isEmptyZone = async ({ db }: Pick<MemberContext, "db">, { locality, timeZone }: PartOfList): Promise<boolean> =>
  locality === "local" && (await findCourseInZone(db, { timeZone })).length === 0;

async function readPage(
  { db, clock }: Pick<MemberContext, "db" | "clock">,
  { limit = LIST_MAX, cursor, sort = "soonest", ...filter }: PartOfList,
): Promise<SharedPage> {
  if (await isEmptyZone({ db }, filter)) return pageOfRows([], limit);
  const { shape, where, values } = listConditions({ clock }, filter);
  const order: Order = { sort, hasCursor: cursor !== undefined, size: readSize(limit) };
  const run = prepared(`${shape} ${Object.values(order).join()}`, where, order);
  return pageOfRows(await run(db, { ...values, ...readCursor(cursor) }), limit);
}

/**
 * A page that all golfers with the same filter share, with the viewer's own part laid over it. Undefined for a viewer with
 * blocks, which hide games and players.
 */
export async function listShared(ctx: MemberContext, input: PartOfList): Promise<TeeTimePage | undefined> {
  const page = await ctx.caches.pages.get(JSON.stringify(input), ctx.caller.cacheMaxAgeMs, (db = ctx.db) =>
    readPage({ db, clock: ctx.clock }, input),
  );
  const viewer = { id: ctx.viewer.id, now: ctx.clock.now() };
  const part = await viewerPartOf(ctx.db, { viewerId: viewer.id, page, now: viewer.now });
  if (!part || part.hasBlocks) return undefined;
  return pageForViewer(page, part, viewer);
}
