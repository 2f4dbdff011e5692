import type { HandOverInput } from "@fourball/domain/participation/schema";
import { trpc } from "../../shared/trpc.ts";
import { useDeed } from "../../shared/use-deed.ts";

type HandOver = { handOver: (input: HandOverInput) => void; handingOver: boolean; refusal: string | undefined };

/** Gives the game to a confirmed player; the viewer has left it then. */
export function useHandOver(successor: string, onDone: () => void): HandOver {
  const deed = useDeed({ done: `${successor} is the host now`, failed: "Failed to hand over the tee time", reason: "below" });
  const request = trpc.teeTime.handOver.useMutation({
    onSuccess: () => {
      deed.onDone();
      onDone();
    },
    onError: deed.onFailed,
  });
  return { handOver: request.mutate, handingOver: request.isPending, refusal: deed.refusalOf(request.error) };
}
