import { displayName } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { spotsText } from "@fourball/domain/tee-time/spots";
import { AvatarStack } from "@fourball/ui/avatar";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dotsOf, spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { listText } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { dashboardTexts } from "../texts.ts";

/** The faces of the group, and all its spots as dots. */
export function WhoPlays({ game }: { game: TeeTimeCard }): ReactNode {
  const players = [game.host, ...game.players].map((player, place) => ({ player, key: `${place} ${displayName(player)}` }));
  return (
    <p className="mt-auto flex items-center gap-2.5 self-start rounded-chip bg-surface py-0.75 pr-3 pl-1 text-ink">
      <AvatarStack label={dashboardTexts.nextUp.playing(listText(namesOf(players.map(({ player }) => player))))}>
        {players.map(({ player, key }) => (
          <GolferAvatar golfer={player} key={key} size="small" />
        ))}
      </AvatarStack>
      <Dots dots={dotsOf(game)} label={spotsText(spotCountsOf(game))} />
    </p>
  );
}

const namesOf = (players: readonly PlayerAvatar[]): string[] => players.map(displayName);
