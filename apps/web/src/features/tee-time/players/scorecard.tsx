import { isOpenUntil, marksCloseAt } from "@fourball/domain/attendance/windows";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots, spotsOf } from "@fourball/domain/tee-time/spots";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { isOver } from "../../../golf/face/round-stage.ts";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { guestCard } from "../../../golf/requests/guest-card.ts";
import { GolferMenu } from "../../../kit/golfer/golfer-menu.tsx";
import { NO_SHOWS } from "../game-address.ts";
import { GolferName } from "../golfer-name.tsx";
import { texts } from "../texts.ts";
import { OpenRow, PlayerRow, UnnamedRow } from "./player-row.tsx";
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
        <PlayerRow
          action={<GolferMenu name={displayName(host)} pictures={host.profileImageUrl ? ["photo"] : []} userId={hostId} />}
          attendance={teeTime.hostAttendance}
          golfer={host}
          name={<GolferName hasProfile={host.hasPublicProfile} id={hostId} name={displayName(host)} />}
          spot={1}
          status={[teeTime.viewerStatus === "host" ? texts.page.yours : texts.players.status.host, arrivalOf(hostId)]
            .filter(Boolean)
            .join(" · ")}
        />
        {confirmed.map(({ id, user, userId, friends, playing, attendance }, index) => (
          <Fragment key={id}>
            <PlayerRow
              action={
                <>
                  {manages ? (
                    <Suspense>
                      <RemovePlayer friends={friends.length} name={displayName(user)} participantId={id} />
                    </Suspense>
                  ) : null}
                  <GolferMenu
                    name={displayName(user)}
                    noShowsId={saysNoShows ? NO_SHOWS : undefined}
                    pictures={user.profileImageUrl ? ["photo"] : []}
                    userId={userId}
                  />
                </>
              }
              attendance={attendance}
              golfer={user}
              name={<GolferName hasProfile={user.hasPublicProfile} id={userId} name={displayName(user)} />}
              spot={2 + spotsBefore(confirmed, index)}
              status={arrivalOf(userId) ?? (playing ? texts.players.playing[playing] : texts.players.status.confirmed)}
            />
            {friends.map((friend, place) => (
              <PlayerRow
                golfer={guestCard(friend)}
                // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same name
                key={place}
                name={friend}
                spot={3 + spotsBefore(confirmed, index) + place}
                status={texts.players.friendOf(user.firstName ?? displayName(user))}
              />
            ))}
          </Fragment>
        ))}
        {guests.map(({ id, guestName }, index) => (
          <PlayerRow
            action={
              manages ? (
                <Suspense>
                  <RemoveGuest guestRequestId={id} name={guestName} />
                </Suspense>
              ) : null
            }
            golfer={guestCard(guestName)}
            key={id}
            name={guestName}
            spot={spotsBefore(confirmed) + index + 2}
            status={texts.players.status.guest}
          >
            {manages ? (
              <Suspense>
                <HeldSpot guestRequestId={id} />
              </Suspense>
            ) : null}
          </PlayerRow>
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
      <span>{texts.players.player}</span>
      <span className="text-right">{texts.players.handicap}</span>
      <span className="text-right">{texts.players.rating}</span>
      <span className="text-right">{texts.players.hosted}</span>
    </div>
  );
}
