import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { StandingGame, StandingGolfer } from "@fourball/domain/standing-game/schema";
import type { ReactNode } from "react";
import { listText } from "../../kit/formatting.ts";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { useMember } from "../../kit/session/member.ts";
import { standingGamesTexts } from "./texts.ts";

const words = standingGamesTexts.regulars;

/** In the order of their turns, and whose turn the next date is. */
export function Regulars({ game: { regulars, totalSlots } }: { game: StandingGame }): ReactNode {
  const { id: viewerId } = useMember();
  return (
    <section className="grid gap-2">
      <h3 className="text-body">{words.title}</h3>
      {regulars.length > 0 ? (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {regulars.map((golfer) => (
              <li className="flex min-w-0 items-center gap-2 text-small" key={golfer.userId}>
                <GolferAvatar golfer={golfer} size="small" />
                <span className="min-w-0 wrap-anywhere">{displayName(golfer)}</span>
              </li>
            ))}
          </ul>
          <p className="text-ink-2 text-small">{turnsText(regulars, totalSlots - 1, viewerId)}</p>
        </>
      ) : (
        <p className="text-ink-2 text-small">{words.none}</p>
      )}
    </section>
  );
}

/** The host plays too, so the spots for others are one fewer than the slots. */
function turnsText(regulars: readonly StandingGolfer[], spots: number, viewerId: string): string {
  if (regulars.length <= spots) return words.askedEveryTime;
  const named = (golfers: readonly StandingGolfer[]): string =>
    listText(golfers.map((golfer) => (golfer.userId === viewerId ? words.you : firstNameOf(golfer))));
  const out = regulars.slice(spots);
  const others = out.filter(({ userId }) => userId !== viewerId);
  const sitOut = [
    ...(others.length < out.length ? [words.youSitOut] : []),
    ...(others.length > 0 ? [words.sitsOut(named(others), others.length)] : []),
  ];
  return [words.askedNext(named(regulars.slice(0, spots))), ...sitOut].join(" ");
}
