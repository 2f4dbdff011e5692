import { displayName } from "@fourball/domain/profile/name";
import type { HostCard } from "@fourball/domain/profile/schema";
import type { ReactNode } from "react";
import { GolferAvatar } from "./golfer-avatar.tsx";
import { RatingOrNew } from "./rating-or-new.tsx";

export const handicapText = (handicap: number | null): string => (handicap === null ? "No handicap yet" : `${handicap} hcp`);

/** Who hosts, in the small print of a card. */
export function HostLine({ host }: { host: HostCard }): ReactNode {
  const name = displayName(host);
  return (
    <div className="flex min-w-0 flex-999 basis-42 items-center gap-2">
      <GolferAvatar golfer={host} />
      <div className="min-w-0 text-micro">
        <p className="truncate font-semibold text-small" title={name}>
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-x-1 text-ink-2">
          {host.handicap === null ? null : handicapText(host.handicap)} <RatingOrNew of={host} />
        </p>
      </div>
    </div>
  );
}
