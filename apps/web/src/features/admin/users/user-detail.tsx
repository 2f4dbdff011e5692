import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { ratingText } from "@fourball/domain/profile/rating";
import { Badge } from "@fourball/ui/badge";
import { linkStyle } from "@fourball/ui/navigation/link";
import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { countText, momentText, momentTimeText } from "../../../shared/formatting.ts";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import { handicapText } from "../../../shared/golfer/host-line.tsx";
import { profilePage } from "../../../shared/page/pages.ts";
import { UserGames } from "./user-games.tsx";

/** An account with its counters, as admins see it. */
export function UserDetail({ user }: { user: AdminUserDetail }): ReactNode {
  return (
    <div className="stack gap-5">
      <div className="flex items-center gap-4">
        <GolferAvatar golfer={user} size="large" />
        <div className="grid min-w-0 justify-items-start gap-1">
          <a className={linkStyle({ className: "wrap-anywhere" })} href={`mailto:${user.email}`}>
            {user.email}
          </a>
          {user.isAdmin ? <Badge tone="primary">Admin</Badge> : null}
          {user.suspendedAt ? <Badge tone="danger">Suspended since {momentText(user.suspendedAt)}</Badge> : null}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-small">
        <Fact label="Games Hosted">{user.gamesHosted}</Fact>
        <Fact label="Games Played">{user.gamesPlayed}</Fact>
        <Fact label="Rating">{ratingText(user.rating)}</Fact>
        <Fact label="Handicap">{handicapText(user.handicap)}</Fact>
        <Fact label="Member since">{momentText(user.createdAt)}</Fact>
        <Fact label="Last seen">{user.lastSeenAt ? momentTimeText(user.lastSeenAt) : "Never"}</Fact>
        <Fact label="Signed in">{user.sessions > 0 ? countText(user.sessions, "session") : "Nowhere"}</Fact>
        <Fact label="Profile">{user.publicProfile ? <PublicProfile userId={user.id} /> : "Private"}</Fact>
      </dl>
      {user.bio ? <p className="whitespace-pre-line text-small wrap-anywhere">{user.bio}</p> : null}
      <UserGames games={user.games} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-ink-2 text-micro">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function PublicProfile({ userId }: { userId: string }): ReactNode {
  return (
    <a
      className={linkStyle({ className: "inline-flex items-center gap-1" })}
      href={profilePage(userId)}
      rel="noopener"
      target="_blank"
    >
      Public
      <ExternalLink aria-label="opens in a new tab" className="size-3.5 stroke-2" />
    </a>
  );
}
