import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots } from "@fourball/domain/tee-time/spots";
import type { ReactNode } from "react";
import { seatsOf } from "../../components/seats.ts";
import { GolferName } from "./golfer-name.tsx";
import { OpenRow, PlayerRow } from "./player-row.tsx";
import { RemoveButton } from "./remove-button.tsx";

type ScorecardProps = { teeTime: TeeTimeDetail; confirmed: readonly Participation[]; manages: boolean };

/** One row a seat, as on the card that hangs in the starter's hut. */
export function Scorecard({ teeTime, confirmed, manages }: ScorecardProps): ReactNode {
  const { host, hostId } = teeTime;
  const open = Math.max(0, openSpots(seatsOf(teeTime)));
  return (
    <>
      <ScorecardHead />
      <ol className="px-4 sm:px-6">
        <PlayerRow
          golfer={host}
          name={<GolferName hasProfile={host.hasPublicProfile} id={hostId} name={displayName(host)} />}
          seat={1}
          standing="Host"
        />
        {confirmed.map(({ id, user, userId }, index) => (
          <PlayerRow
            action={manages ? <RemoveButton name={displayName(user)} participantId={id} /> : null}
            golfer={user}
            key={id}
            name={<GolferName hasProfile={user.hasPublicProfile} id={userId} name={displayName(user)} />}
            seat={index + 2}
            standing="In"
          />
        ))}
        {Array.from({ length: open }, (_, index) => confirmed.length + 2 + index).map((seat) => (
          <OpenRow key={seat} seat={seat} />
        ))}
      </ol>
    </>
  );
}

/** For the eye; each row says the same in words. */
function ScorecardHead(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="eyebrow grid grid-cols-[1.25rem_minmax(0,1fr)_3rem] gap-3 border-line border-y bg-sunken px-4 py-1.5 text-ink-2 sm:px-6"
    >
      <span>#</span>
      <span>Player</span>
      <span className="text-center">Hcp</span>
    </div>
  );
}
