import type { Attendance } from "@fourball/domain/attendance/summary";
import type { HostCard } from "@fourball/domain/profile/schema";
import Ban from "lucide-react/icons/ban";
import User from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { RatingOrNew } from "../../../kit/golfer/rating-or-new.tsx";
import { ShowedUp } from "../../../kit/golfer/showed-up.tsx";
import { teeTimeTexts } from "../texts.ts";
import { gridStyle } from "./scorecard-grid.ts";

const row = `${gridStyle} min-h-13 py-1.5 [&+li]:tear`;

export type PlayerRowProps = {
  golfer: HostCard;
  name: ReactNode;
  /** Absent without a spot. */
  spot?: number;
  status: string;
  /** Nothing for golfers who keep it private. */
  attendance?: Attendance | null;
  action?: ReactNode;
  children?: ReactNode;
};

export function PlayerRow({ golfer, name, spot, status, attendance, action, children }: PlayerRowProps): ReactNode {
  return (
    <li className={row}>
      <Spot>{spot}</Spot>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <GolferAvatar golfer={golfer} />
        <div className="min-w-0 grow basis-24">
          <p className="font-semibold text-[0.9375rem] leading-5 wrap-anywhere">{name}</p>
          <p className="text-ink-2 text-micro leading-4.5">
            {status}
            {golfer.gamesHosted === null ? null : (
              <span className="sm:hidden"> · {teeTimeTexts.players.hostedCount(golfer.gamesHosted)}</span>
            )}
            {attendance ? (
              <>
                {" · "}
                <ShowedUp of={attendance} />
              </>
            ) : null}
          </p>
        </div>
        <div className="ms-auto flex items-center empty:hidden">{action}</div>
      </div>
      <div className="grid justify-items-end gap-0.5 sm:contents">
        <Handicap value={golfer.handicap} />
        <p className="text-ink-2 text-micro sm:justify-self-end">
          <RatingOrNew of={golfer} />
        </p>
      </div>
      <p className="numerals text-right text-[1.375rem] max-sm:hidden">
        {golfer.gamesHosted === null ? null : <span className="sr-only">{teeTimeTexts.players.hostedSpoken}</span>}
        {golfer.gamesHosted}
      </p>
      {children ? <div className="stack col-span-full gap-2 empty:hidden sm:col-start-2">{children}</div> : null}
    </li>
  );
}

const Spot = ({ children }: { children: number | undefined }): ReactNode => (
  <span aria-hidden="true" className="numerals text-center text-ink-2 text-h3 max-sm:hidden">
    {children}
  </span>
);

function Handicap({ value }: { value: number | null }): ReactNode {
  return (
    <p className="numerals text-right text-[1.375rem]">
      <span className="sr-only">{value === null ? teeTimeTexts.players.noHandicap : teeTimeTexts.players.handicapSpoken}</span>
      {value === null ? <span aria-hidden="true">–</span> : value}
    </p>
  );
}

/** A spot of a golfer across a block. */
export function UnnamedRow({ spot, isBlocked }: { spot: number; isBlocked: boolean }): ReactNode {
  return (
    <li className={row}>
      <Spot>{spot}</Spot>
      <span className="flex items-center gap-3 text-ink-2">
        <span aria-hidden="true" className="grid size-9 place-content-center rounded-chip bg-sunken">
          {isBlocked ? <Ban className="size-4 stroke-[1.75]" /> : <User className="size-4 stroke-[1.75]" />}
        </span>
        {isBlocked ? teeTimeTexts.players.blocked : teeTimeTexts.players.unnamed}
      </span>
    </li>
  );
}

export function OpenRow({ spot, isOffered }: { spot: number; isOffered: boolean }): ReactNode {
  return (
    <li className={row}>
      <Spot>{spot}</Spot>
      <span className="flex items-center gap-3 text-ink-2">
        <span
          aria-hidden="true"
          className={`size-9 rounded-chip border-[3px] ${isOffered ? "border-line-strong border-dotted" : "border-flag"}`}
        />
        {isOffered ? teeTimeTexts.players.offered : teeTimeTexts.players.openSlot}
      </span>
    </li>
  );
}
