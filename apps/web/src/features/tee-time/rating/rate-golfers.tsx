import { displayName } from "@fourball/domain/profile/name";
import type { FellowGolfer, RoundRating } from "@fourball/domain/rating/schema";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { momentText } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { PlayAgainChoice } from "../../../kit/partner/play-again-choice.tsx";
import { partnerTexts } from "../../../kit/partner/texts.ts";
import { RateGolfer } from "./rate-golfer.tsx";
import { ratingTexts } from "./texts.ts";

/** The golfers of one round, to be rated one by one. */
export function RateGolfers({ round: { teeTimeId, isOpen, closesAt, golfers } }: { round: RoundRating }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const areAllRated = isOpen && golfers.length > 0 && golfers.every(({ given }) => given);
  const goOnAfter = (rated: string): void => {
    const next = nextToRate(golfers, rated);
    // Its first star; the page scrolls along.
    list.current?.querySelector<HTMLElement>(`[data-golfer="${next}"] [role="radio"]`)?.focus();
  };
  // What is said below a rated golfer moves the next one down.
  useLayoutEffect(() => {
    const next = list.current?.querySelector(":focus");
    if (golfers.some(({ given }) => given)) next?.scrollIntoView({ block: "nearest" });
  }, [golfers]);
  return (
    <>
      <p className="text-ink-2 text-small">
        {isOpen ? ratingTexts.hidden(momentText(closesAt)) : ratingTexts.closed(momentText(closesAt))}
      </p>
      {golfers.some(({ given }) => given?.playedTogether) ? (
        <p className="text-ink-2 text-small">{partnerTexts.private}</p>
      ) : null}
      <ul ref={list}>
        {golfers.map((fellow) => (
          <li
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3 [&+li]:tear"
            data-golfer={fellow.userId}
            key={fellow.userId}
          >
            <GolferAvatar golfer={fellow.golfer} />
            <div className="stack gap-1">
              <h3 className="text-body wrap-anywhere">{displayName(fellow.golfer)}</h3>
              <Golfer fellow={fellow} isOpen={isOpen} onRated={() => goOnAfter(fellow.userId)} teeTimeId={teeTimeId} />
            </div>
          </li>
        ))}
      </ul>
      <p className="font-semibold empty:hidden" role="status">
        {areAllRated ? ratingTexts.thanks : null}
      </p>
    </>
  );
}

/** The first golfer below, then above, who has no rating yet. */
function nextToRate(golfers: readonly FellowGolfer[], rated: string): string | undefined {
  const place = golfers.findIndex(({ userId }) => userId === rated);
  return [...golfers.slice(place + 1), ...golfers.slice(0, place)].find(({ given }) => !given)?.userId;
}

type GolferProps = { teeTimeId: string; fellow: FellowGolfer; isOpen: boolean; onRated: () => void };

function Golfer({ teeTimeId, fellow, isOpen, onRated }: GolferProps): ReactNode {
  // A rating revealed while the question is open does not replace the controls in use.
  const [wasRevealed] = useState(fellow.received !== null);
  return isOpen && !wasRevealed ? (
    <RateGolfer fellow={fellow} onRated={onRated} teeTimeId={teeTimeId} />
  ) : (
    <RatedGolfer fellow={fellow} />
  );
}

/** The final ratings of two golfers for each other. */
function RatedGolfer({ fellow: { userId, golfer, given, received, playAgain } }: { fellow: FellowGolfer }): ReactNode {
  const name = displayName(golfer);
  return (
    <div className="grid gap-0.5 text-small">
      <p>{givenText(name, given)}</p>
      <p className="text-ink-2">{received ? ratingTexts.received(name, received.stars) : ratingTexts.receivedNone(name)}</p>
      {given?.playedTogether ? <PlayAgainChoice name={name} userId={userId} value={playAgain} /> : null}
    </div>
  );
}

function givenText(name: string, given: FellowGolfer["given"]): string {
  if (!given) return ratingTexts.givenNone(name);
  if (!given.playedTogether || given.stars === null) return ratingTexts.apart(name);
  return ratingTexts.given(name, given.stars);
}
