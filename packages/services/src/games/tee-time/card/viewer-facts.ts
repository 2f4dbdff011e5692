import type { Db, Tx } from "@fourball/db/client";
import { before, listOf, now, objectOf, textsOf } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { builder, prepareOnce, type RowOf } from "@fourball/db/prepare-once";
import { anyOf, nullable } from "@fourball/db/schema/columns";
import { golferBlocks, roundRatings, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { USUAL } from "@fourball/domain/tee-time/reasons/constants";
import { and, count, desc, eq, gt, min, not, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { partnersOf } from "../../../core/access/partners-of.ts";
import { coPlayersOf } from "../../../core/access/shown-last-name.ts";
import { batch } from "../../../core/batch.ts";
import type { ListedGame } from "../../../core/listed-game.ts";

const value = sql.placeholder;
const viewer = alias(users, "viewer");
const game = alias(teeTimes, "viewer_game");
const spot = alias(teeTimeParticipants, "viewer_spot");
const other = alias(teeTimeParticipants, "other_spot");
const verdict = alias(roundRatings, "verdict");

const { blockerId, blockedId } = golferBlocks;
const blocked = builder.select({ id: blockedId }).from(golferBlocks).where(eq(blockerId, viewer.id));
const blockers = builder.select({ id: blockerId }).from(golferBlocks).where(eq(blockedId, viewer.id));

const requests = builder
  .select({ teeTimeId: spot.teeTimeId, status: spot.status })
  .from(spot)
  .where(and(eq(spot.userId, viewer.id), anyOf(spot.teeTimeId, value("gameIds"))));

/** Those of the golfers with a hidden last name who show it to the viewer. */
const hiddenNameIds = sql`${value("hiddenNameIds")}::uuid[]`;
const players = coPlayersOf(viewer.id).as("players");
const withLastName = builder
  .selectDistinct({ id: players.id })
  .from(players)
  .where(and(sql`cardinality(${hiddenNameIds}) > 0`, sql`${players.id} = any(${hiddenNameIds})`));

/** The games that the viewer hosts or is confirmed in. */
function gamesOfViewer(condition: SQL | undefined) {
  const { id, hostId, date, time, teeOffAt, preferences } = game;
  const columns = { id, hostId, date, time, teeOffAt, preferences };
  const hosted = builder
    .select(columns)
    .from(game)
    .where(and(eq(hostId, viewer.id), condition));
  const played = builder
    .select(columns)
    .from(spot)
    .innerJoin(game, eq(id, spot.teeTimeId))
    .where(and(eq(spot.userId, viewer.id), eq(spot.status, "confirmed"), condition));
  return hosted.unionAll(played).as("games");
}

const ended = gamesOfViewer(and(eq(game.status, "completed"), gt(game.teeOffAt, before(now, { days: USUAL.days }))));
const lastRounds = builder
  .select({ preferences: ended.preferences, time: ended.time })
  .from(ended)
  .orderBy(desc(ended.teeOffAt), ended.id)
  .limit(USUAL.lastRounds);

const coming = gamesOfViewer(and(eq(game.status, "active"), gt(game.teeOffAt, before(now, { days: 1 }))));
const firstTimes = builder
  .select({ date: coming.date, time: min(coming.time).as("first_time") })
  .from(coming)
  .where(sql`${coming.date} = any(${value("dates")}::text[]::date[])`)
  .groupBy(coming.date);

const completed = gamesOfViewer(eq(game.status, "completed"));
const golferId = sql`golfer.id`;
const confirmed = builder
  .select({ id: other.userId })
  .from(other)
  .where(and(eq(other.teeTimeId, completed.id), eq(other.status, "confirmed")));
const saysNotTogether = and(
  eq(verdict.teeTimeId, completed.id),
  eq(verdict.raterId, viewer.id),
  eq(verdict.rateeId, golferId),
  not(verdict.playedTogether),
);
/** With whom the viewer has played, and how often; rounds in which the viewer says that the other didn't play don't count. */
const rounds = builder
  .select({ id: golferId.mapWith(String).as("golfer_id"), rounds: count().as("rounds") })
  .from(completed)
  .crossJoinLateral(sql`(select ${completed.hostId} as id union all ${confirmed}) golfer`)
  .where(
    and(anyOf(golferId, value("golferIds")), notExists(builder.select({ id: verdict.id }).from(verdict).where(saysNotTogether))),
  )
  .groupBy(golferId);

const partners = partnersOf(viewer.id).as("partners");
const partnersAmong = builder
  .select({ id: partners.id })
  .from(partners)
  .where(anyOf(partners.id, value("golferIds")));

const find = prepareOnce((db) =>
  db
    .select({
      id: viewer.id,
      blocked: textsOf(blocked),
      blockers: textsOf(blockers),
      requests: listOf(requests),
      withLastName: textsOf(withLastName),
      reasons: nullable(
        sql`case when ${value("hasReasons")}::boolean and ${viewer.showsReasons} then ${objectOf({
          handicap: viewer.handicap,
          lastRounds: listOf(lastRounds),
          firstTimes: listOf(firstTimes),
          rounds: listOf(rounds),
          partners: textsOf(partnersAmong),
        })} end`.mapWith((reasons: Reasons) => reasons),
      ),
    })
    .from(viewer)
    .where(anyOf(viewer.id, value("viewers"))),
);

/** What the reasons of a fit look at. */
type Reasons = {
  handicap: number | null;
  /** The latest first. */
  lastRounds: { preferences: string[]; time: string }[];
  /** Of the viewer's games, by day. */
  firstTimes: { date: string; time: string }[];
  rounds: { id: string; rounds: number }[];
  partners: string[];
};

/** What games are to a viewer, by the database of this moment. */
export type ViewerFacts = RowOf<typeof find>;

type Question = { viewerId: string; now: Temporal.Instant; games: readonly ListedGame[]; hasReasons: boolean };

/** Nothing for an account that is being deleted. */
export const viewerFacts = batch<Question, ViewerFacts | undefined>(async (db, questions) => {
  const found = new Map<Question["games"], ViewerFacts[]>();
  const pages = [...new Set(questions.map(({ games }) => games))];
  const findOf = async (page: Question["games"]) => {
    const asking = questions.filter(({ games }) => games === page);
    found.set(page, await findFor(db, page, asking));
  };
  await Promise.all(pages.map(findOf));
  return ({ games, viewerId }) => found.get(games)?.find(({ id }) => id === viewerId);
});

function findFor(db: Db | Tx, games: readonly ListedGame[], questions: readonly Question[]) {
  const players = games.flatMap((game) => game.players);
  const hosts = games.map(({ card, hostHiddenLastName }) => ({ id: card.hostId, hiddenLastName: hostHiddenLastName }));
  const golfers = [...hosts, ...players];
  const [first] = questions;
  return find(db, {
    viewers: unique(questions.map(({ viewerId }) => viewerId)),
    now: first && toTimestamp(first.now),
    hasReasons: first?.hasReasons,
    gameIds: games.map(({ card }) => card.id),
    golferIds: unique(golfers.map(({ id }) => id)),
    hiddenNameIds: unique(golfers.filter(({ hiddenLastName }) => hiddenLastName !== null).map(({ id }) => id)),
    dates: unique(games.map(({ card }) => card.date)),
  });
}

const unique = (values: string[]): string[] => [...new Set(values)];
