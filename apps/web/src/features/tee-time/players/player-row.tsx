import type { GolferCard } from "@fourball/domain/profile/schema";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import { texts } from "../texts.ts";

const row = "grid grid-cols-[1.25rem_minmax(0,1fr)_3rem] items-center gap-x-3 gap-y-2 py-3 [&+li]:tear";

type PlayerRowProps = {
  golfer: GolferCard;
  name: ReactNode;
  /** Absent without a spot. */
  spot?: number;
  status: string;
  action?: ReactNode;
  children?: ReactNode;
};

export function PlayerRow({ golfer, name, spot, status, action, children }: PlayerRowProps): ReactNode {
  return (
    <li className={row}>
      <span aria-hidden="true" className="numerals text-center text-ink-2 text-h3">
        {spot}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <GolferAvatar golfer={golfer} />
        <div className="min-w-0 grow basis-24">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-2 text-small">{status}</p>
        </div>
        {action}
      </div>
      <Handicap value={golfer.handicap} />
      {children ? <div className="stack col-span-2 col-start-2 gap-2">{children}</div> : null}
    </li>
  );
}

function Handicap({ value }: { value: number | null }): ReactNode {
  return (
    <p className="numerals text-center text-[1.375rem]">
      <span className="sr-only">{value === null ? texts.players.noHandicap : texts.players.handicapSpoken}</span>
      {value === null ? <span aria-hidden="true">–</span> : value}
    </p>
  );
}

export function OpenRow({ spot }: { spot: number }): ReactNode {
  return (
    <li className={row}>
      <span aria-hidden="true" className="numerals text-center text-ink-2 text-h3">
        {spot}
      </span>
      <span className="flex items-center gap-3 text-ink-2">
        <span aria-hidden="true" className="size-9 rounded-chip border-2 border-flag" />
        {texts.players.openSlot}
      </span>
    </li>
  );
}
