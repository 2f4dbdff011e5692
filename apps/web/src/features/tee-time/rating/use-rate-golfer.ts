import type { RateGolferInput } from "@fourball/domain/rating/schema";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { failureMessage, isRefusal } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

type Verdict = RateGolferInput["verdict"];
type RateGolfer = {
  rate: (verdict: Verdict) => void;
  state: "idle" | "saving" | "saved";
  refusal: string | undefined;
};

/** The viewer's rating of one golfer; each choice is saved at once. */
export function useRateGolfer(teeTimeId: string, userId: string): RateGolfer {
  const utils = trpc.useUtils();
  const { mutate, error, isPending, isSuccess } = trpc.rating.rate.useMutation({
    onSuccess: async (round) => {
      // A refetch that began before the rating was stored would bring the round without it.
      await utils.rating.round.cancel({ teeTimeId });
      utils.rating.round.setData({ teeTimeId }, round);
      utils.rating.open.setData(undefined, (open) => open?.map((each) => (each.teeTimeId === teeTimeId ? round : each)));
    },
    onError: (refused) => {
      if (!handleUnauthorized(refused) && isRefusal(refused)) void utils.rating.invalidate();
    },
  });
  return {
    rate: (verdict) => mutate({ teeTimeId, userId, verdict }),
    state: isPending ? "saving" : isSuccess ? "saved" : "idle",
    refusal: error ? failureMessage(error, texts.saveFailed) : undefined,
  };
}
