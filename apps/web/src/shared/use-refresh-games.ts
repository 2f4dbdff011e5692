import { trpc } from "./trpc.ts";

/** Asks again for everything that shows games or golfers: after a deed, any of it may be untrue. */
export function useRefreshGames(): () => Promise<unknown> {
  const { teeTime, participation, dashboard, guest, profile } = trpc.useUtils();
  return () => Promise.all([teeTime, participation, dashboard, guest, profile].map((router) => router.invalidate()));
}
