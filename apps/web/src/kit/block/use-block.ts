import type { ProfilePicture } from "@fourball/domain/report/constants";
import { ANY_CHANGE, useMarkStale } from "../live-sync/use-mark-stale.ts";
import { notifyFailure } from "../notify-failure.ts";
import { announce, notify } from "../toast.ts";
import { trpc } from "../trpc/trpc.ts";
import { blockTexts } from "./texts.ts";

/** A golfer to block or unblock; `name` is the one that the screen shows. */
export type OtherGolfer = { userId: string; name: string };

export type GolferToBlock = OtherGolfer & {
  /** For a screen that has nothing to show of the golfer then. */
  onBlocked?: (() => void) | undefined;
};

export type GolferInMenu = GolferToBlock & {
  /** The pictures that the screen shows of the golfer. */
  pictures?: readonly ProfilePicture[] | undefined;
  /** Of the element where the viewer, who hosted their round, says who didn't come. */
  noShowsId?: string | undefined;
};

/** Blocks the golfer; resolves when the screens no longer show what the block hides, and rejects when it failed. */
export function useBlock({ userId, name }: OtherGolfer): () => Promise<void> {
  const markStale = useMarkStale();
  const request = trpc.block.add.useMutation({ onError: (error) => void notifyFailure(error, blockTexts.failed) });
  return async () => {
    const { endedRequests, gamesTogether } = await request.mutateAsync({ userId });
    const more = [
      ...(endedRequests > 0 ? [blockTexts.ended(endedRequests)] : []),
      ...(gamesTogether > 0 ? [blockTexts.stillTogether(gamesTogether)] : []),
    ];
    void notify({
      type: "success",
      title: blockTexts.done(name),
      description: more.join(" "),
      timeout: more.length > 0 ? 10_000 : 5000,
    });
    await markStale(ANY_CHANGE);
  };
}

export function useUnblock({ userId, name }: OtherGolfer): { unblock: () => void; unblocking: boolean } {
  const markStale = useMarkStale();
  const request = trpc.block.remove.useMutation({
    onSuccess: () => {
      void announce(blockTexts.unblocked(name));
      return markStale(ANY_CHANGE);
    },
    onError: (error) => void notifyFailure(error, blockTexts.unblockFailed),
  });
  return { unblock: () => request.mutate({ userId }), unblocking: request.isPending };
}
