import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { texts } from "./texts.ts";

/** A regular takes the spot that is kept, without asking the host. */
export const useAcceptAsRegular = () =>
  useAction(trpc.teeTime.acceptOffer, { done: texts.done, failed: texts.failed, change: changesGame("spots") });
export type AcceptAsRegular = ReturnType<typeof useAcceptAsRegular>;
