import { closeRatings } from "./close-ratings.ts";
import { completeGames } from "./complete-games.ts";
import { expireRequests } from "./expire-requests.ts";
import { attempt, type Job, type LifeContext } from "./job.ts";
import { lapseOffers } from "./lapse-offers.ts";
import { offerAgain } from "./offer-again.ts";
import { remindHosts } from "./remind-hosts.ts";
import { remindADayBefore, remindSoon } from "./remind-players.ts";

const jobs: readonly Job[] = [
  expireRequests,
  completeGames,
  closeRatings,
  lapseOffers,
  offerAgain,
  remindHosts,
  remindADayBefore,
  remindSoon,
];

/**
 * Does all that has fallen due by now, however long ago. Run by several processes at once, each thing still happens once.
 * A server that stops aborts the signal: what is under way ends, the rest is left to the next round.
 */
export async function runDueJobs(ctx: LifeContext, signal?: AbortSignal): Promise<void> {
  for (const job of jobs) await attempt(ctx, () => runJob(job, ctx, signal));
}

async function runJob({ find, settle }: Job, ctx: LifeContext, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  for (const { id } of await find(ctx)) {
    if (signal?.aborted) return;
    await attempt(ctx, () => settle(ctx, id));
  }
}
