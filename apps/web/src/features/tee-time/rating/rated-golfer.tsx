import { displayName } from "@fourball/domain/profile/name";
import type { FellowGolfer } from "@fourball/domain/rating/schema";
import type { ReactNode } from "react";
import { PlayAgainChoice } from "../../../kit/partner/play-again-choice.tsx";
import { texts } from "./texts.ts";

/** The final ratings of two golfers for each other. */
export function RatedGolfer({ fellow: { userId, golfer, given, received, playAgain } }: { fellow: FellowGolfer }): ReactNode {
  const name = displayName(golfer);
  return (
    <div className="grid gap-0.5 text-small">
      <p>{givenText(name, given)}</p>
      <p className="text-ink-2">{received ? texts.received(name, received.stars) : texts.receivedNone(name)}</p>
      {given?.playedTogether ? <PlayAgainChoice name={name} userId={userId} value={playAgain} /> : null}
    </div>
  );
}

function givenText(name: string, given: FellowGolfer["given"]): string {
  if (!given) return texts.givenNone(name);
  if (!given.playedTogether || given.stars === null) return texts.apart(name);
  return texts.given(name, given.stars);
}
