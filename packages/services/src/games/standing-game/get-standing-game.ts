import { standingGames } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import { type OpenStandingGameInput, STANDING_GAME_NOT_FOUND, type StandingGame } from "@fourball/domain/standing-game/schema";
import { sql } from "drizzle-orm";
import { takesPart } from "../../core/access/standing-games.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { prepareStandingGames, standingGameOfRow, standingValues } from "./standing-query.ts";

const findOne = prepareStandingGames(sql`${standingGames.id} = ${sql.placeholder("id")}::uuid and (${takesPart})`);

/** One game that repeats, for its host and its regulars; 404 for everyone else, and once it has ended. */
export async function getStandingGame(
  ctx: Pick<MemberContext, "db" | "viewer" | "clock">,
  { standingGameId }: OpenStandingGameInput,
): Promise<StandingGame> {
  const [row] = await findOne(ctx.db, { id: standingGameId, ...standingValues(ctx) });
  if (!row) throw notFound(STANDING_GAME_NOT_FOUND);
  return standingGameOfRow(row, ctx.clock.now());
}
