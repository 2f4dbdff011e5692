import type { StandingGame } from "@fourball/domain/standing-game/schema";
import { findStandingGames, type Reading } from "./standing-query.ts";

/** The games that repeat which the viewer hosts or is a regular of, the oldest first. */
export const listStandingGames = (ctx: Reading): Promise<StandingGame[]> => findStandingGames(ctx);
