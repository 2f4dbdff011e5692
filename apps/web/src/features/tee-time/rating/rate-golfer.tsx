import { displayName } from "@fourball/domain/profile/name";
import { STARS_MAX } from "@fourball/domain/rating/constants";
import type { FellowGolfer, RateGolferInput } from "@fourball/domain/rating/schema";
import { Button } from "@fourball/ui/button";
import { StarChoice } from "@fourball/ui/forms/star-choice";
import { Message } from "@fourball/ui/message";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useDelayedWrite } from "../../../kit/forms/use-delayed-write.ts";
import { PlayAgainChoice } from "../../../kit/partner/play-again-choice.tsx";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { failureMessage, isRefusal } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { ratingTexts } from "./texts.ts";

type RateGolferProps = {
  teeTimeId: string;
  fellow: FellowGolfer;
  /** The golfer was rated with a press, so the next one follows. */
  onRated?: () => void;
};

export function RateGolfer({ teeTimeId, fellow, onRated }: RateGolferProps): ReactNode {
  const { userId, golfer, given } = fellow;
  const name = displayName(golfer);
  const { rate, state, refusal } = useRateGolfer(teeTimeId, userId);
  // Arrow keys select every star on the way, so only the last one is saved.
  const stars = useDelayedWrite(given?.stars ? String(given.stars) : "", (chosen) => {
    if (chosen) rate({ playedTogether: true, stars: Number(chosen) });
  });
  const isApart = given?.playedTogether === false && stars.shown === "";

  function pick(chosen: number): void {
    stars.writeNow(String(chosen));
    onRated?.();
  }

  function leaveOut(): void {
    stars.show("");
    stars.writeNow("");
    rate({ playedTogether: false });
    onRated?.();
  }

  return (
    <div className="stack gap-1.5">
      <StarChoice
        label={ratingTexts.stars(name)}
        max={STARS_MAX}
        meanings={ratingTexts.meanings}
        onPick={pick}
        onValueChange={(chosen) => stars.change(String(chosen))}
        value={stars.shown ? Number(stars.shown) : null}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <ApartButton isPressed={isApart} name={name} onClick={leaveOut} />
        <p className="text-ink-2 text-small" role="status">
          {state === "saving" ? ratingTexts.saving : null}
          {state === "saved" ? ratingTexts.saved(name) : null}
        </p>
      </div>
      {given?.playedTogether && !isApart ? <PlayAgainChoice name={name} userId={userId} value={fellow.playAgain} /> : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </div>
  );
}

type ApartButtonProps = { name: string; isPressed: boolean; onClick: () => void };

const ApartButton = ({ name, isPressed, onClick }: ApartButtonProps): ReactNode => (
  <Button
    aria-label={ratingTexts.apartFrom(name)}
    aria-pressed={isPressed}
    className="-ml-3 w-fit text-ink-2! underline aria-pressed:no-underline"
    onClick={onClick}
    size="small"
    variant="ghost"
  >
    {isPressed ? <Check aria-hidden="true" className="size-4 stroke-2" /> : null}
    {ratingTexts.apartButton}
  </Button>
);

type Verdict = RateGolferInput["verdict"];
type Rating = {
  rate: (verdict: Verdict) => void;
  state: "idle" | "saving" | "saved";
  refusal: string | undefined;
};

/** The viewer's rating of one golfer; each choice is saved at once. */
function useRateGolfer(teeTimeId: string, userId: string): Rating {
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
    refusal: error ? failureMessage(error, ratingTexts.saveFailed) : undefined,
  };
}
