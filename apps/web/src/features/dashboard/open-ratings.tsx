import type { RoundRating } from "@fourball/domain/rating/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { countText, momentText, shortDate } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { preloadRating, RatingLayer } from "../../tee-time/rating/rating-layer.tsx";

const toRate = ({ golfers }: RoundRating): number => golfers.filter(({ given }) => given === null).length;

/** Rounds with golfers that the viewer has not rated. */
export function OpenRatings(): ReactNode {
  const { data = [] } = trpc.rating.open.useQuery();
  // Kept here, as the card disappears while the dialog is still open.
  const [opened, setOpened] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = (teeTimeId: string) => {
    setOpened(teeTimeId);
    setOpen(true);
  };
  return (
    <>
      {data
        .filter((round) => toRate(round) > 0)
        .map((round) => (
          <RateRound key={round.teeTimeId} onOpen={() => open(round.teeTimeId)} round={round} />
        ))}
      <RatingLayer isOpen={isOpen} onClose={() => setOpen(false)} teeTimeId={opened} />
    </>
  );
}

function RateRound({ round, onOpen }: { round: RoundRating; onOpen: () => void }): ReactNode {
  const { courseName, date, closesAt } = round;
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <h2 className="text-h3">Rate your round</h2>
        <p className="text-ink-2 text-small wrap-anywhere">
          {courseName}, {shortDate(date)} · {countText(toRate(round), "golfer")} to rate until {momentText(closesAt)}
        </p>
      </div>
      <Button
        aria-haspopup="dialog"
        aria-label={`Rate your round at ${courseName}, ${shortDate(date)}`}
        onClick={onOpen}
        onFocus={preloadRating}
        onPointerEnter={preloadRating}
      >
        Rate
      </Button>
    </Card>
  );
}
