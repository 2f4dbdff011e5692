import { standingGames } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { OpenStandingGameInput, StandingGame } from "@fourball/domain/standing-game/schema";
import { eq } from "drizzle-orm";
import { findStandingGames, type Reading } from "./standing-query.ts";

/** One game that repeats, for its host and its regulars; 404 for everyone else, and once it has ended. */
export async function getStandingGame(ctx: Reading, { standingGameId }: OpenStandingGameInput): Promise<StandingGame> {
  const [game] = await findStandingGames(ctx, eq(standingGames.id, standingGameId));
  if (!game) throw fail("standingGameNotFound");
  return game;
}
