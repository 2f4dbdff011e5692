import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../shared/golfer/golfer-avatar.tsx";
import { handicapText } from "../../shared/golfer/host-line.tsx";
import { RatingOrNew } from "../../shared/golfer/rating-or-new.tsx";
import { GolferName } from "./golfer-name.tsx";
import { texts } from "./texts.ts";

export function HostCard({ teeTime: { host, hostId } }: { teeTime: TeeTimeDetail }): ReactNode {
  return (
    <Card aria-label={texts.page.host} as="section" className="flex items-center gap-4 px-4 py-4 sm:px-6">
      <GolferAvatar golfer={host} size="large" />
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <h2 className="text-h3">
          <span className="block font-normal text-ink-2 text-small tracking-normal">{texts.page.host}</span>
          <GolferName hasProfile={host.hasPublicProfile} id={hostId} name={displayName(host)} />
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
          <span>{handicapText(host.handicap)}</span>
          <RatingOrNew of={host} />
          {host.gamesHosted === null ? null : <span>{texts.page.hosted(host.gamesHosted)}</span>}
        </p>
      </div>
    </Card>
  );
}
