import type { Db, Tx } from "@fourball/db/client";
import { builder } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golferBlocks, teeTimeParticipants, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asText, asTexts, nullable } from "@fourball/db/select/expression";
import { jsonList, jsonRow } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { and, eq, exists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { fellowPlayersOf } from "../../../../core/access/shown-last-name.ts";
import type { AskedPart, SharedPage, ViewerPart } from "../../../../core/shared-game.ts";
import { fellowsOf, isPartner, roundsWith } from "../../card/fit-facts.ts";
import { lastRoundsOf, timesByDay } from "../../card/own-rounds.ts";

const value = sql.placeholder;
const me = alias(users, "me");
const viewer = sql`${me.id}`;

const { blockerId, blockedId } = golferBlocks;
const blocks = () => builder.select({ blockerId }).from(golferBlocks);
const hasBlocks = asBoolean(
  sql`${or(exists(blocks().where(eq(blockerId, viewer))), exists(blocks().where(eq(blockedId, viewer))))}`,
);

const { teeTimeId, userId, status } = teeTimeParticipants;
const requests = jsonList(
  { teeTimeId, status },
  from(teeTimeParticipants),
  sql`where ${and(eq(userId, viewer), anyOf(teeTimeId, value("gameIds")))}`,
);

/** Those of the golfers with a hidden last name to whom the viewer is a fellow player. */
const hiddenNameIds = sql`${value("hiddenNameIds")}::uuid[]`;
const fellowPlayers = asTexts(sql`array(select distinct fellow.id from ${fellowPlayersOf(viewer)} fellow (id)
  where cardinality(${hiddenNameIds}) > 0 and fellow.id = any(${hiddenNameIds}))`);

const golfer = sql`golfer.id`;
const day = sql`day.date`;
const ownTime = sql`own.times ->> ${day}::text`;

/** What the reasons need of the viewer, for those who want reasons. */
const taste = nullable(
  jsonRow(
    {
      handicap: asFloat(me.handicap),
      lastRounds: lastRoundsOf(viewer),
      known: jsonList(
        { id: asText(golfer), rounds: roundsWith(golfer), isPartner: isPartner(golfer) },
        from(sql`unnest(${value("golferIds")}::uuid[]) golfer (id)`),
        sql`where fellows.rounds ->> golfer.id::text is not null or golfer.id = any(fellows.partners)`,
      ),
      ownGames: jsonList(
        { date: asText(day), time: asText(ownTime) },
        from(sql`unnest(${value("dates")}::text[]::date[]) day (date)`),
        sql`where ${ownTime} is not null`,
      ),
    },
    from(sql`${fellowsOf(viewer)} cross join (select ${timesByDay(viewer)} as times offset 0) as "own"`),
    sql`where ${me.showsReasons}`,
  ),
);

const find = prepareSelect(
  { id: me.id, hasBlocks, requests, fellowPlayers, taste },
  from(sql`${users} as "me"`),
  sql`where ${anyOf(me.id, value("viewers"))}`,
);

/** What a page is to each of the viewers, by the database of this moment; nothing for an account that is being deleted. */
export async function findViewerParts(
  db: Db | Tx,
  { games }: SharedPage,
  viewers: AskedPart[],
): Promise<Map<string, ViewerPart>> {
  const players = games.flatMap((game) => game.players);
  const hosts = games.map(({ card, hostHiddenLastName }) => ({ id: card.hostId, hiddenLastName: hostHiddenLastName }));
  const golfers = [...hosts, ...players];
  const parts = await find(db, {
    viewers: unique(viewers.map(({ viewerId }) => viewerId)),
    now: viewers[0]?.now.toString(),
    gameIds: games.map(({ card }) => card.id),
    golferIds: unique(golfers.map(({ id }) => id)),
    hiddenNameIds: unique(golfers.filter(({ hiddenLastName }) => hiddenLastName !== null).map(({ id }) => id)),
    dates: unique(games.map(({ card }) => card.date)),
  });
  return new Map(parts.map((part) => [part.id, part]));
}

const unique = (values: string[]): string[] => [...new Set(values)];
