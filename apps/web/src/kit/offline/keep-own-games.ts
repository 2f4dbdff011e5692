import type { QueryClient } from "@tanstack/react-query";
import type { trpc } from "../trpc/trpc.ts";

/** Those of the coming days: what is played next is looked at on the way. */
const MOST = 4;
const AGAIN_AFTER_MS = 10 * 60_000;
const QUIET_MS = 1000;

const KEPT_AT = "fourball.keptGames";

type Utils = ReturnType<typeof trpc.useUtils>;

/** Fetches what is not known or no longer true of the golfer's next games, so that they open without a connection. */
export async function keepOwnGames(utils: Utils, queryClient: QueryClient): Promise<void> {
  // A golfer may load page after page.
  if (Date.now() - Number(sessionStorage.getItem(KEPT_AT)) < AGAIN_AFTER_MS) return;
  await quiet(queryClient);
  const [hosted, joined] = await Promise.all([utils.dashboard.hosted.fetch(), utils.dashboard.joined.fetch()]);
  const playing = joined.filter(({ status }) => status === "confirmed").map(({ teeTimeId: id, teeTime }) => ({ ...teeTime, id }));
  const next = [...hosted, ...playing]
    .filter(({ status }) => status === "active")
    .toSorted((a, b) => Date.parse(a.teeOffAt) - Date.parse(b.teeOffAt))
    .slice(0, MOST);
  await Promise.all([
    // Without it a chat can't tell whose messages to fold.
    utils.block.list.fetch(),
    utils.chat.muted.fetch(),
    utils.dashboard.pendingRequests.fetch(),
    utils.dashboard.pendingGuests.fetch(),
    ...next.flatMap(({ id: teeTimeId }) => [
      utils.teeTime.get.fetch({ teeTimeId }),
      utils.participation.list.fetch({ teeTimeId }),
      utils.chat.history.fetch({ teeTimeId }),
      utils.attendance.arrivals.fetch({ teeTimeId }),
      utils.roundLink.own.fetch({ teeTimeId }),
    ]),
  ]);
  sessionStorage.setItem(KEPT_AT, String(Date.now()));
}

/** Resolves once the page has asked for nothing for a while: a batch is answered as late as its slowest call. */
async function quiet(queryClient: QueryClient): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  while (queryClient.isFetching() > 0);
}
