import { displayName } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import type { ReactNode } from "react";
import { listText } from "../shared/formatting.ts";
import { GolferAvatar } from "./golfer-avatar.tsx";

/** The first players who are in. */
export function PlayerAvatars({ players }: { players: readonly PlayerAvatar[] }): ReactNode {
  if (players.length === 0) return null;
  const shown = players.slice(0, AVATARS_ON_CARD).map((player) => ({ player, name: displayName(player) }));
  return (
    <span
      aria-label={`Current players: ${listText(shown.map(({ name }) => name))}`}
      className="inline-flex gap-1.5 *:ring-2 *:ring-surface"
      role="img"
    >
      {shown.map(({ player, name }, seat) => (
        <GolferAvatar golfer={player} key={seatKey(seat, name)} size="small" />
      ))}
    </span>
  );
}

// Two players may share a name.
const seatKey = (seat: number, name: string): string => `${seat} ${name}`;
