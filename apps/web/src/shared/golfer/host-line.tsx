import { displayName } from "@fourball/domain/profile/name";
import type { HostCard } from "@fourball/domain/profile/schema";
import type { ReactNode } from "react";
import { GolferAvatar } from "./golfer-avatar.tsx";
import { StarRating } from "./star-rating.tsx";

export const handicapText = (handicap: number | null): string => (handicap === null ? "no hcp" : `${handicap} hcp`);

/** Who hosts, in the small print of a card. */
export function HostLine({ host, isViewer }: { host: HostCard; isViewer: boolean }): ReactNode {
  return (
    <div className="flex min-w-32 flex-1 basis-32 items-center gap-2.5">
      <GolferAvatar golfer={host} />
      <div className="min-w-0 text-micro">
        <p className="font-semibold text-small">{isViewer ? "You are hosting" : displayName(host)}</p>
        <p className="flex flex-wrap gap-x-2 text-ink-2">
          {handicapText(host.handicap)} <StarRating of={host} />
        </p>
      </div>
    </div>
  );
}
