import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { teeTimeTexts } from "../texts.ts";

/** Accepts a waitlist offer, which sends a request to the host. */
export const useAcceptOffer = () =>
  useAction(trpc.teeTime.acceptOffer, {
    done: teeTimeTexts.waitlist.claimed,
    failed: teeTimeTexts.waitlist.claimFailed,
    change: changesGame("spots"),
  });
export type AcceptOffer = ReturnType<typeof useAcceptOffer>;

/** Puts the viewer on the waitlist of a full game. */
export const useJoinWaitlist = () =>
  useAction(trpc.teeTime.joinWaitlist, {
    done: teeTimeTexts.waitlist.done,
    failed: teeTimeTexts.waitlist.failed,
    change: changesGame("spots"),
  });
