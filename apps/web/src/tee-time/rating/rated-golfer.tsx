import { displayName } from "@fourball/domain/profile/name";
import type { FellowGolfer } from "@fourball/domain/rating/schema";
import type { ReactNode } from "react";
import { countText } from "../../shared/formatting.ts";

/** The final ratings of two golfers for each other. */
export function RatedGolfer({ fellow: { golfer, given, received } }: { fellow: FellowGolfer }): ReactNode {
  const name = displayName(golfer);
  return (
    <div className="grid gap-0.5 text-small">
      <p>{givenText(name, given)}</p>
      <p className="text-ink-2">
        {received ? `${name} gave you ${countText(received.stars, "star")}.` : `${name} did not rate you.`}
      </p>
    </div>
  );
}

function givenText(name: string, given: FellowGolfer["given"]): string {
  if (!given) return `You did not rate ${name}.`;
  if (!given.playedTogether || given.stars === null) return `You said that you did not play with ${name}.`;
  return `You gave ${name} ${countText(given.stars, "star")}.`;
}
