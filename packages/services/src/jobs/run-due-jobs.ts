import { type DueContext, type Job, type JobContext, runLogged } from "../core/job.ts";
import { sendDigests } from "../discover/digest/send-digests.ts";
import { sendWaves } from "../discover/fill-spot/send-waves.ts";
import { matchGames } from "../discover/saved-search/match-games.ts";
import { notifyOfMatches } from "../discover/saved-search/notify-of-matches.ts";
import { lapseHolds } from "../games/guest/lapse-holds.ts";
import { openToAll } from "../games/head-start/open-to-all.ts";
import { expireRequests } from "../games/participation/expire-requests.ts";
import { remindHosts, remindHostsOfGuests } from "../games/participation/remind-hosts.ts";
import { settleProposals } from "../games/proposal/settle-proposals.ts";
import { makeDates } from "../games/standing-game/make-dates.ts";
import { completeGames } from "../games/tee-time/complete-games.ts";
import { remindADayBefore, remindSoon } from "../games/tee-time/remind-players.ts";
import { expireOffers } from "../games/tee-time/waitlist/expire-offers.ts";
import { offerAgain } from "../games/tee-time/waitlist/offer-again.ts";
import { deleteUnusedPictures } from "../golfers/picture/delete-unused-pictures.ts";
import { closeRatings } from "../rounds/rating/close-ratings.ts";

const jobs = {
  openToAll,
  makeDates,
  expireRequests,
  completeGames,
  settleProposals,
  closeRatings,
  expireOffers,
  lapseHolds,
  offerAgain,
  remindHosts,
  remindHostsOfGuests,
  remindADayBefore,
  remindSoon,
  matchGames,
  // Before the weekly email, which leaves out what a saved search told.
  notifyOfMatches,
  sendWaves,
  sendDigests,
  deleteUnusedPictures,
} satisfies Record<string, Job>;

/**
 * Runs everything that is due, however long ago. With several processes at the same time, each item still runs once.
 * A server that stops aborts the signal: the current item finishes, the rest is left to the next run.
 */
export async function runDueJobs(ctx: JobContext, signal?: AbortSignal): Promise<void> {
  for (const [name, job] of Object.entries(jobs)) await runLogged(ctx, name, () => runJob(name, job, ctx, signal));
}

/** The jobs that have something to do: none once everything that is due is done. */
export async function findDueJobs(ctx: DueContext): Promise<string[]> {
  const found = await Promise.all(Object.entries(jobs).map(async ([name, { find }]) => ({ name, due: await find(ctx) })));
  return found.filter(({ due }) => due.length > 0).map(({ name }) => name);
}

/** Each item once, however many it finds at a time. */
export async function runJob(name: string, { find, run }: Job, ctx: JobContext, signal: AbortSignal | undefined): Promise<void> {
  const tried = new Set<string>();
  let triedBefore: number;
  do {
    triedBefore = tried.size;
    if (signal?.aborted) return;
    for (const { id } of await find(ctx)) {
      if (signal?.aborted) return;
      if (tried.has(id)) continue;
      tried.add(id);
      await runLogged(ctx, `${name} ${id}`, () => run(ctx, id));
    }
  } while (tried.size > triedBefore);
}
