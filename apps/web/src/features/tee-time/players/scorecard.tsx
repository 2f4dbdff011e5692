import { isOpenUntil, marksCloseAt } from "@fourball/domain/attendance/windows";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots, spotsOf } from "@fourball/domain/tee-time/spots";
import { lazy, type ReactNode, Suspense } from "react";
import { isOver } from "../../../golf/face/round-stage.ts";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { guestCard } from "../../../golf/requests/guest-card.ts";
import { GolferMenu } from "../../../kit/golfer/golfer-menu.tsx";
import { NO_SHOWS } from "../game-address.ts";
import { GolferName } from "../golfer-name.tsx";
import { teeTimeTexts } from "../texts.ts";
import { OpenRow, PlayerRow, type PlayerRowProps, UnnamedRow } from "./player-row.tsx";
import { gridStyle } from "./scorecard-grid.ts";

const HeldSpot = lazy(() => import("./held-spot.tsx").then(({ HeldSpot }) => ({ default: HeldSpot })));
const RemovePlayer = lazy(() => import("./remove-button.tsx").then(({ RemovePlayer }) => ({ default: RemovePlayer })));
const RemoveGuest = lazy(() => import("./remove-button.tsx").then(({ RemoveGuest }) => ({ default: RemoveGuest })));

type ScorecardProps = {
  teeTime: TeeTimeDetail;
  confirmed: readonly Participation[];
  /** When a golfer came to the course: `Here · 7:12 AM`. */
  arrivalOf: (userId: string) => string | undefined;
  manages: boolean;
};

/** Whether the viewer, who hosted the round, can still say who came. */
const canMark = ({ viewerStatus, status, badWeather, teeOffAt }: TeeTimeDetail): boolean =>
  viewerStatus === "host" &&
  status === "completed" &&
  !badWeather &&
  isOpenUntil(marksCloseAt({ teeOffAt: Temporal.Instant.from(teeOffAt) }), Temporal.Now.instant());

/** One row per spot, like a scorecard; in a game that is over, one per player. */
export function Scorecard({ teeTime, confirmed, arrivalOf, manages }: ScorecardProps): ReactNode {
  const { host, hostId, guests } = teeTime;
  const saysNoShows = canMark(teeTime);
  const named = spotsBefore(confirmed) + guests.length;
  // Golfers across a block are not among the named.
  const unnamed = Math.max(0, teeTime.confirmedCount - named);
  const taken = named + unnamed;
  const offered = isOver(teeTime) ? 0 : teeTime.offeredCount;
  const open = isOver(teeTime) ? 0 : Math.max(0, openSpots(spotCountsOf(teeTime)));
  return (
    <>
      <ScorecardHead />
      <ol className="px-4 max-sm:tear sm:px-7">
        <GolferRow
          attendance={teeTime.hostAttendance}
          golfer={host}
          id={hostId}
          spot={1}
          status={[
            teeTime.viewerStatus === "host" ? teeTimeTexts.page.yours : teeTimeTexts.players.status.host,
            arrivalOf(hostId),
          ]
            .filter(Boolean)
            .join(" · ")}
        />
        {confirmed.map((player, index) => (
          <PlayerWithFriends
            arrival={arrivalOf(player.userId)}
            key={player.id}
            manages={manages}
            noShowsId={saysNoShows ? NO_SHOWS : undefined}
            player={player}
            spot={2 + spotsBefore(confirmed, index)}
          />
        ))}
        {guests.map((guest, index) => (
          <GuestRow guest={guest} key={guest.id} manages={manages} spot={spotsBefore(confirmed) + index + 2} />
        ))}
        {Array.from({ length: unnamed }, (_, index) => named + 2 + index).map((spot) => (
          <UnnamedRow isBlocked={teeTime.hasBlockedPlayer} key={spot} spot={spot} />
        ))}
        {Array.from({ length: offered + open }, (_, index) => index).map((index) => (
          <OpenRow isOffered={index < offered} key={index} spot={taken + 2 + index} />
        ))}
      </ol>
    </>
  );
}

type GolferRowProps = Pick<PlayerRowProps, "golfer" | "spot" | "status" | "attendance" | "action"> & {
  id: string;
  /** Where the host says who did not come. */
  noShowsId?: string | undefined;
};

/** A golfer with an account, before whose menu an action may be. */
function GolferRow({ id, golfer, action, noShowsId, ...row }: GolferRowProps): ReactNode {
  const name = displayName(golfer);
  return (
    <PlayerRow
      {...row}
      action={
        <>
          {action}
          <GolferMenu name={name} noShowsId={noShowsId} pictures={golfer.profileImageUrl ? ["photo"] : []} userId={id} />
        </>
      }
      golfer={golfer}
      name={<GolferName hasProfile={golfer.hasPublicProfile} id={id} name={name} />}
    />
  );
}

type PlayerWithFriendsProps = Pick<GolferRowProps, "noShowsId"> & {
  player: Participation;
  spot: number;
  arrival: string | undefined;
  manages: boolean;
};

function PlayerWithFriends({ player, spot, arrival, manages, noShowsId }: PlayerWithFriendsProps): ReactNode {
  const { id, user, userId, friends, playing, attendance } = player;
  return (
    <>
      <GolferRow
        action={
          manages ? (
            <Suspense>
              <RemovePlayer friends={friends.length} name={displayName(user)} participantId={id} />
            </Suspense>
          ) : null
        }
        attendance={attendance}
        golfer={user}
        id={userId}
        noShowsId={noShowsId}
        spot={spot}
        status={arrival ?? (playing ? teeTimeTexts.players.playing[playing] : teeTimeTexts.players.status.confirmed)}
      />
      {friends.map((friend, place) => (
        <PlayerRow
          golfer={guestCard(friend)}
          // biome-ignore lint/suspicious/noArrayIndexKey: two friends can have the same name.
          key={place}
          name={friend}
          spot={spot + 1 + place}
          status={teeTimeTexts.players.friendOf(firstNameOf(user))}
        />
      ))}
    </>
  );
}

type GuestRowProps = { guest: TeeTimeDetail["guests"][number]; spot: number; manages: boolean };

const GuestRow = ({ guest: { id, guestName }, spot, manages }: GuestRowProps): ReactNode => (
  <PlayerRow
    action={
      manages ? (
        <Suspense>
          <RemoveGuest guestRequestId={id} name={guestName} />
        </Suspense>
      ) : null
    }
    golfer={guestCard(guestName)}
    name={guestName}
    spot={spot}
    status={teeTimeTexts.players.status.guest}
  >
    {manages ? (
      <Suspense>
        <HeldSpot guestRequestId={id} />
      </Suspense>
    ) : null}
  </PlayerRow>
);

/** Of the first so many golfers with the friends whom they bring. */
const spotsBefore = (golfers: readonly Participation[], count?: number): number =>
  golfers.slice(0, count).reduce((spots, golfer) => spots + spotsOf(golfer), 0);

/** Visual only; each row has the same as text. */
function ScorecardHead(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className={`eyebrow ${gridStyle} border-line border-y bg-sunken px-7 py-1.5 text-ink-2 max-sm:hidden`}
    >
      <span>#</span>
      <span>{teeTimeTexts.players.player}</span>
      <span className="text-right">{teeTimeTexts.players.handicap}</span>
      <span className="text-right">{teeTimeTexts.players.rating}</span>
      <span className="text-right">{teeTimeTexts.players.hosted}</span>
    </div>
  );
}
