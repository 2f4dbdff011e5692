import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { PlayerAvatars } from "./player-avatars.tsx";
import { cardTexts } from "./texts.ts";

/** On an own card, in place of the host: the confirmed players. */
export function WhoIsIn({ teeTime: { players, confirmedCount } }: { teeTime: TeeTimeCard }): ReactNode {
  const names = players.map(({ firstName }) => firstName ?? cardTexts.golfer);
  return (
    <div className="flex min-w-32 flex-999 basis-32 items-center gap-2.5">
      <PlayerAvatars players={players} />
      <p className="two-lines min-w-0 text-small wrap-anywhere">{cardTexts.whoIsIn(names, confirmedCount - names.length)}</p>
    </div>
  );
}
