import { displayName } from "@fourball/domain/profile/name";
import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { RatingOrNew } from "../../kit/golfer/rating-or-new.tsx";
import { useMember } from "../../kit/session/member.ts";
import { texts } from "./texts.ts";

export function DashboardHeader(): ReactNode {
  const member = useMember();
  return (
    <header className="flex scroll-mt-8 flex-wrap items-center gap-4" id="me">
      <GolferAvatar golfer={member} size="large" />
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <h1 className="wrap-anywhere">{displayName(member)}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-ink-2">
          <span className="wrap-anywhere">{member.email}</span>
          <span>{handicapText(member.handicap)}</span>
          <RatingOrNew of={member} size="medium" />
        </p>
      </div>
      <Link className={buttonStyle({ size: "large" })} to="/create">
        <Plus aria-hidden="true" className="size-5 stroke-2" />
        {texts.header.create}
      </Link>
    </header>
  );
}
