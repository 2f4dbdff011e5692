import { trpc } from "../../../kit/trpc/trpc.ts";
import { changesGame, useAction } from "../../../kit/use-action.ts";
import { costTexts } from "./texts.ts";

const { failed, ...settling } = costTexts.settling;

/** One side of a share ticks it off or undoes that; the creditor asks for another amount, or reminds the other. */
export function useShare() {
  const tick = useAction(trpc.cost.tick, {
    done: (_, { isTicked }) => (isTicked ? settling.done : settling.undone),
    failed,
    change: changesGame("spots"),
  });
  const change = useAction(trpc.cost.changeShare, { done: settling.changed, failed, change: changesGame("spots") });
  const remind = useAction(trpc.cost.remind, { done: settling.reminded, failed, change: changesGame("spots") });
  return { tick, change, remind, refusal: tick.refusal ?? change.refusal ?? remind.refusal };
}
