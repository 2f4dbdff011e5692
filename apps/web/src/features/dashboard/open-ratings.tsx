import { displayName } from "@fourball/domain/profile/name";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { AvatarStack } from "@fourball/ui/avatar";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { listText, shortDate } from "../../shared/formatting.ts";
import { GolferAvatar } from "../../shared/golfer/golfer-avatar.tsx";
import { nearMomentText } from "../../shared/moments.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { preloadRating, RatingLayer } from "../../tee-time/rating/rating-layer.tsx";
import { texts } from "./texts.ts";

const toRate = ({ golfers }: RoundRating) => golfers.filter(({ given }) => given === null);

/** Rounds with golfers that the viewer has not rated. */
export function OpenRatings(): ReactNode {
  const { data = [] } = trpc.rating.open.useQuery();
  // Kept here, as the row disappears while the dialog is still open.
  const [opened, setOpened] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = (teeTimeId: string) => {
    setOpened(teeTimeId);
    setOpen(true);
  };
  const rounds = data.filter((round) => toRate(round).length > 0);
  return (
    <>
      {rounds.length > 0 ? (
        <Card as="section">
          {rounds.map((round) => (
            <RateRound key={round.teeTimeId} onOpen={() => open(round.teeTimeId)} round={round} />
          ))}
        </Card>
      ) : null}
      <RatingLayer isOpen={isOpen} onClose={() => setOpen(false)} teeTimeId={opened} />
    </>
  );
}

/** So many are named; more are counted. */
const NAMED = 2;

function RateRound({ round, onOpen }: { round: RoundRating; onOpen: () => void }): ReactNode {
  const { courseName, date, closesAt } = round;
  const fellows = toRate(round);
  const names = fellows.map(({ golfer }) => golfer.firstName ?? displayName(golfer));
  const who = names.length > NAMED ? texts.ratings.golfers(names.length) : listText(names);
  return (
    <div className="flex items-center gap-3 py-2.5 pr-2.5 pl-3.5 sm:px-5 [&+&]:tear">
      <span className="shrink-0">
        <AvatarStack label={listText(names)}>
          {fellows.slice(0, NAMED).map(({ userId, golfer }) => (
            <GolferAvatar golfer={golfer} key={userId} size="small" />
          ))}
        </AvatarStack>
      </span>
      <div className="min-w-0 grow leading-snug">
        <h2 className="truncate text-small tracking-normal">{texts.ratings.title(courseName)}</h2>
        <p className="text-ink-2 text-small">{texts.ratings.rateBy(who, nearMomentText(closesAt))}</p>
      </div>
      <Button
        aria-haspopup="dialog"
        aria-label={texts.ratings.button(courseName, shortDate(date))}
        onClick={onOpen}
        onFocus={preloadRating}
        onPointerEnter={preloadRating}
        size="small"
        variant="secondary"
      >
        {texts.ratings.rate}
      </Button>
    </div>
  );
}
