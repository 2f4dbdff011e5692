import type { AccountExport } from "@fourball/domain/account-data/export";
import type { MemberContext } from "../../core/service-context.ts";
import { listStandingGames } from "./list-standing-games.ts";

type Exported = AccountExport["standingGames"];

/** Without the other golfers, whose data it isn't. */
export async function exportStandingGames(ctx: Pick<MemberContext, "db" | "viewer" | "clock">): Promise<Exported> {
  const games = await listStandingGames(ctx);
  return games.map(({ host, regulars, dates, ...game }) => ({ ...game, isHost: host.userId === ctx.viewer.id }));
}
