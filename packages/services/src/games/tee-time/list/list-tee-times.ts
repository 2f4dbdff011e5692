import { prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { parsedJson } from "@fourball/domain/parsed-json";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter, TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type CountedGame, openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { Viewer } from "@fourball/domain/viewer";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { ListedPage } from "../../../core/listed-game.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { distanceKm } from "../../course/course-columns.ts";
import { cardsForViewer } from "../card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../card/game-columns.ts";
import { coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, listConditions } from "../filter/list-conditions.ts";
import { isNear, isOnlyNear, type PartOfList, type PlaceSearch } from "../filter/list-filters.ts";
import { listLocalFirst } from "./list-local-first.ts";
import { type Order, pageByCourse, pageIn, readSize } from "./list-order.ts";

type Reading = Order & { hasNear: boolean; hasBox: boolean; search: PlaceSearch };

const prepared = statementCache(
  (conditions: Pick<Conditions, "where" | "needs">, { hasNear, hasBox, search, ...order }: Reading) =>
    prepareOnce((db) => {
      const games = selectGames(db, { distanceKm: hasNear ? distanceKm : undefined, hasReasons: true });
      const { isOnPage, by } = pageIn(order, conditions.where);
      if (search !== "by course")
        return games
          .where(isOnPage)
          .orderBy(by)
          .limit(order.size + 1);
      const ids = pageByCourse(order, hasBox ? isInBox : isNear, conditions);
      return games
        .where(sql`${teeTimes.id} = any(array(${ids}))`)
        .orderBy(by)
        .limit(order.size + 1);
    }),
);

const findCourseInZone = prepareOnce((db) => {
  const { id, timeZone } = golfCourses;
  return db
    .select({ id })
    .from(golfCourses)
    .where(eq(timeZone, sql.placeholder("timeZone")))
    .limit(1);
});

type Reader = Pick<MemberContext, "db" | "clock"> & { viewer?: Viewer };

/** Without a course there, all games would be read to find none. */
const isEmptyZone = async ({ db }: Reader, { locality, timeZone, near }: PartOfList): Promise<boolean> =>
  locality === "local" && !near && (await findCourseInZone(db, { timeZone })).length === 0;

async function readPage(ctx: Reader, { limit = LIST_MAX, cursor, sort, ...filter }: PartOfList): Promise<ListedPage> {
  if (await isEmptyZone(ctx, filter)) return { games: [], nextCursor: null };
  const isByCourse = filter.box ? (await coursesIn(ctx.db, filter.box)) !== "many" : isOnlyNear(filter);
  const search = isByCourse ? "by course" : "game by game";
  const { shape, values, ...conditions } = listConditions(ctx, filter, { search });
  const reading: Reading = {
    search,
    sort: sort ?? (filter.filter === "nearby" ? "nearest" : "soonest"),
    hasNear: filter.near !== undefined,
    hasBox: filter.box !== undefined,
    hasCursor: cursor !== undefined,
    size: readSize(limit),
  };
  const find = prepared(`${shape} ${Object.values(reading).join()}`, conditions, reading);
  const rows = await find(ctx.db, { ...values, ...readCursor(cursor) });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { games: page.map(gameOfRow), nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}

/** Filters that many golfers ask with: without their place, their words, or their part of the map. */
export const isForEveryone = ({ near, box, q, filter }: TeeTimeFilter): boolean =>
  near === undefined && box === undefined && !q && filter !== "nearby";

/** A page that all golfers with the same filter share, or one for the viewer alone, without what blocks hide. */
const pageFor = (ctx: MemberContext, part: PartOfList): Promise<ListedPage> =>
  isForEveryone(part)
    ? ctx.caches.pages.get(JSON.stringify(part), ctx.caller.cacheMaxAgeMs, (db = ctx.db) =>
        readPage({ db, clock: ctx.clock }, part),
      )
    : readPage(ctx, part);

/** A page of the marketplace, soonest first, or nearest first for Near Me, unless another order is asked for. */
export async function listTeeTimes(ctx: MemberContext, input: ListTeeTimesInput): Promise<TeeTimePage> {
  if (input.sort === "nearest" && !input.near) throw fail("sortNeedsLocation", { path: ["near"] });
  const { sort, ...filter } = input;
  return sort === "local-first" ? listLocalFirst(filter, (part) => listPart(ctx, part)) : listPart(ctx, { ...filter, sort });
}

async function listPart(ctx: MemberContext, part: PartOfList): Promise<TeeTimePage> {
  const page = await pageFor(ctx, part);
  const { cards, hasBlocks } = await cardsForViewer(ctx, page.games, { hasReasons: true });
  return hasBlocks && isForEveryone(part) ? fillUp(ctx, part, { ...page, cards }) : { items: cards, nextCursor: page.nextCursor };
}

/** What blocks hide leaves gaps, for which the next pages are read; one card more shows that there is a next page. */
async function fillUp(ctx: MemberContext, part: PartOfList, read: ListedPage & { cards: TeeTimeCard[] }): Promise<TeeTimePage> {
  const { games, cards, nextCursor } = read;
  const limit = part.limit ?? LIST_MAX;
  if (cards.length <= limit) {
    if (nextCursor === null) return { items: cards, nextCursor };
    const next = await pageFor(ctx, { ...part, cursor: nextCursor });
    const more = await cardsForViewer(ctx, next.games, { hasReasons: true });
    return fillUp(ctx, part, { ...next, games: [...games, ...next.games], cards: [...cards, ...more.cards] });
  }
  const items = cards.slice(0, limit);
  // The place of a game in the list is the same for everyone, unlike its card.
  const last = games.find(({ card }) => card.id === items.at(-1)?.id);
  return { items, nextCursor: last ? cursorOf(last.card) : null };
}

const position = z.tuple([z.iso.datetime(), z.uuid(), z.number().nullable(), z.number().int()]);

type Last = CountedGame & { teeOffAt: Date | string; id: string; distanceKm: number | null };

/** Where a page ended. It is opaque to clients, and only a position: it grants nothing. */
const cursorOf = ({ teeOffAt, id, distanceKm, ...game }: Last): string =>
  Buffer.from(JSON.stringify([new Date(teeOffAt), id, distanceKm, -openSpots(spotsOfGame(game))])).toString("base64url");

type After = { afterTeeOff: string; afterId: string; afterKm: number | string; afterMinusOpenSpots: number };

function readCursor(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const read = position.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success) throw fail("cursorInvalid", { path: ["cursor"] });
  const [afterTeeOff, afterId, afterKm, afterMinusOpenSpots] = read.data;
  return { afterTeeOff, afterId, afterKm: afterKm ?? "Infinity", afterMinusOpenSpots };
}
