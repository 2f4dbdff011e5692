import { displayName } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import { AVATARS_ON_CARD } from "@fourball/domain/tee-time/constants";
import { AvatarStack } from "@fourball/ui/avatar";
import type { ReactNode } from "react";
import { listText } from "../shared/formatting.ts";
import { GolferAvatar } from "./golfer-avatar.tsx";

/** The first players who are in. */
export function PlayerAvatars({ players }: { players: readonly PlayerAvatar[] }): ReactNode {
  if (players.length === 0) return null;
  const shown = players.slice(0, AVATARS_ON_CARD).map((player) => ({ player, name: displayName(player) }));
  return (
    <AvatarStack label={`Current players: ${listText(shown.map(({ name }) => name))}`}>
      {shown.map(({ player, name }, seat) => (
        <GolferAvatar golfer={player} key={seatKey(seat, name)} size="small" />
      ))}
    </AvatarStack>
  );
}

// Two players may share a name.
const seatKey = (seat: number, name: string): string => `${seat} ${name}`;
