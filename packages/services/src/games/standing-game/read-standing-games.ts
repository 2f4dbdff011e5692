import { standingGames } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { fail } from "@fourball/domain/failure";
import type { OpenStandingGameInput, StandingGame } from "@fourball/domain/standing-game/schema";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { findStandingGames, type Reading } from "./standing-query.ts";

/** One game that repeats, for its host and its regulars; 404 for everyone else, and once it has ended. */
export async function getStandingGame(ctx: Reading, { standingGameId }: OpenStandingGameInput): Promise<StandingGame> {
  const [game] = await findStandingGames(ctx, eq(standingGames.id, standingGameId));
  if (!game) throw fail("standingGameNotFound");
  return game;
}

/** The games that repeat which the viewer hosts or is a regular of, the oldest first. */
export const listStandingGames = (ctx: Reading): Promise<StandingGame[]> => findStandingGames(ctx);

type Exported = AccountExport["standingGames"];

/** Without the other golfers, whose data it isn't. */
export async function exportStandingGames(ctx: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<Exported> {
  const games = await listStandingGames(ctx);
  return games.map(({ host, regulars, dates, ...game }) => ({ ...game, isHost: host.userId === ctx.viewer.id }));
}
