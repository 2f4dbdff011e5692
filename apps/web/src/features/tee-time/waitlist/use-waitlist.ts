import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { texts } from "../texts.ts";

/** Accepts a waitlist offer, which sends a request to the host. */
export const useAcceptOffer = () =>
  useAction(trpc.teeTime.acceptOffer, {
    done: texts.waitlist.claimed,
    failed: texts.waitlist.claimFailed,
    change: changesGame("spots"),
  });
export type AcceptOffer = ReturnType<typeof useAcceptOffer>;

/** Puts the viewer on the waitlist of a full game. */
export const useJoinWaitlist = () =>
  useAction(trpc.teeTime.joinWaitlist, {
    done: texts.waitlist.done,
    failed: texts.waitlist.failed,
    change: changesGame("spots"),
  });
