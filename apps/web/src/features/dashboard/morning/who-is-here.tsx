import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { useArrivalTexts } from "../../../golf/arrival/use-arrivals.ts";
import { guestCard } from "../../../golf/requests/guest-card.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { isStill } from "../../../kit/page/is-still.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { morningTexts } from "./texts.ts";

type Face = {
  golfer: PlayerAvatar;
  /** Absent of those who have no account to say it with. */
  userId?: string;
};

/** The group, each with a ring that closes once they are here. */
export function WhoIsHere({ game }: { game: TeeTimeCard }): ReactNode {
  const arrivalOf = useArrivalTexts(game);
  const faces = useFaces(game);
  return (
    <ul aria-label={morningTexts.golfers} className="flex gap-4" style={{ minHeight: "5rem" }}>
      {faces.map(({ golfer, userId }, place) => {
        const arrival = userId && arrivalOf(userId);
        return (
          <li className="grid justify-items-center gap-1" key={userId ?? `${place} ${displayName(golfer)}`}>
            <span className="relative grid place-content-center" style={{ inlineSize: SIZE, blockSize: SIZE }}>
              <GolferAvatar golfer={golfer} isNamed size="large" />
              {userId ? <Ring isClosed={Boolean(arrival)} /> : null}
            </span>
            <span className="truncate text-micro" style={{ maxInlineSize: "4.5rem" }}>
              {firstNameOf(golfer)}
            </span>
            {arrival ? <span className="sr-only">{arrival}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

const SIZE = "3.75rem";
const CLOSING = { transition: "stroke-dashoffset 420ms ease-out" };

function Ring({ isClosed }: { isClosed: boolean }): ReactNode {
  const circle = { cx: 30, cy: 30, r: 28, fill: "none", strokeWidth: 3 };
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full -rotate-90" viewBox="0 0 60 60">
      <circle {...circle} className="stroke-line" />
      <circle
        {...circle}
        className="stroke-primary"
        pathLength={1}
        strokeDasharray={1}
        strokeDashoffset={isClosed ? 0 : 1}
        style={isStill() ? undefined : CLOSING}
      />
    </svg>
  );
}

/** The host first, then the others with those whom they bring, then guests; nothing until they are all known. */
function useFaces({ id: teeTimeId }: TeeTimeCard): Face[] {
  const { data: game } = trpc.teeTime.get.useQuery({ teeTimeId });
  const { data: people } = trpc.participation.list.useQuery({ teeTimeId });
  if (!game || !people) return [];
  const confirmed = people.filter(({ status }) => status === "confirmed");
  return [
    { golfer: game.host, userId: game.hostId },
    ...confirmed.flatMap(({ user, userId, friends }) => [
      { golfer: user, userId },
      ...friends.map((name) => ({ golfer: guestCard(name) })),
    ]),
    ...game.guests.map(({ guestName }) => ({ golfer: guestCard(guestName) })),
  ];
}
