import type { OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { useRouter } from "@tanstack/react-router";
import { ownTeeTimeChange, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { announce } from "../../kit/toast.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { forgetGuestLink } from "./guest-link.ts";
import { texts } from "./texts.ts";

type SpotIsKept = (teeTimeId: string, signIn?: () => Promise<void>) => Promise<void>;

/** Goes on to the game, as the golfer who has the spot now. */
export function useSpotIsKept({ guestRequestId, token }: OpenGuestRequestInput): SpotIsKept {
  const router = useRouter();
  const markStale = useMarkStale();
  const { guest } = trpc.useUtils();
  return async (teeTimeId, signIn) => {
    const game = { to: "/tee-times/$teeTimeId", params: { teeTimeId }, replace: true } as const;
    forgetGuestLink();
    // There is nothing left to claim while the page of the game loads.
    guest.own.setData({ guestRequestId, token }, (own) => own && { ...own, claim: null });
    await signIn?.();
    await router.navigate(game);
    void markStale(ownTeeTimeChange(teeTimeId, "spots"));
    void announce(texts.kept);
  };
}
