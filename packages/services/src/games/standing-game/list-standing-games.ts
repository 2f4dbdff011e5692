import type { StandingGame } from "@fourball/domain/standing-game/schema";
import { takesPart } from "../../core/access/standing-games.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { prepareStandingGames, standingGameOfRow, standingValues } from "./standing-query.ts";

const findOwn = prepareStandingGames(takesPart);

/** The games that repeat which the viewer hosts or is a regular of, the oldest first. */
export async function listStandingGames(ctx: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<StandingGame[]> {
  const rows = await findOwn(ctx.db, standingValues(ctx));
  return rows.map((row) => standingGameOfRow(row, ctx.clock.now()));
}
