import { displayName } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { cardTexts } from "./texts.ts";

/** The first confirmed players. */
export function PlayerAvatars({ players }: { players: readonly PlayerAvatar[] }): ReactNode {
  if (players.length === 0) return null;
  const shown = players.slice(0, AVATARS_ON_CARD).map((player) => ({ player, name: displayName(player) }));
  return (
    <span
      aria-label={cardTexts.players(shown.map(({ name }) => name))}
      className="inline-flex gap-1.5 *:ring-2 *:ring-surface"
      role="img"
    >
      {shown.map(({ player, name }, place) => (
        <GolferAvatar golfer={player} key={playerKey(place, name)} size="small" />
      ))}
    </span>
  );
}

// Two players may share a name.
const playerKey = (place: number, name: string): string => `${place} ${name}`;
