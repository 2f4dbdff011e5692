import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { linkTo } from "@fourball/domain/links/links";
import { ratingText } from "@fourball/domain/profile/rating";
import { Badge } from "@fourball/ui/badge";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { courseTimeText, momentText, momentTimeText, shortDate } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../../kit/golfer/host-line.tsx";
import { Fact } from "../fact.tsx";
import { adminTexts } from "../texts.ts";
import { AdminSwitch } from "./admin-switch.tsx";

const words = adminTexts.user;

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
          <Suspension user={user} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-small">
        <Fact label={words.gamesHosted}>{user.gamesHosted}</Fact>
        <Fact label={words.gamesPlayed}>{user.gamesPlayed}</Fact>
        <Fact label={words.rating}>{ratingText(user.rating)}</Fact>
        <Fact label={words.handicap}>{handicapText(user.handicap)}</Fact>
        <Fact label={words.joined}>{momentText(user.createdAt)}</Fact>
        <Fact label={words.lastSeen}>{user.lastSeenAt ? momentTimeText(user.lastSeenAt) : words.never}</Fact>
        <Fact label={words.signedIn}>{words.sessions(user.sessions)}</Fact>
        <Fact label={words.profile}>{user.publicProfile ? <PublicProfile userId={user.id} /> : words.private}</Fact>
      </dl>
      <AdminSwitch user={user} />
      {user.bio ? <p className="whitespace-pre-line text-small wrap-anywhere">{user.bio}</p> : null}
      <UserGames games={user.games} />
    </div>
  );
}

function Suspension({ user: { suspendedAt, suspendedUntil } }: { user: AdminUserDetail }): ReactNode {
  if (suspendedUntil) return <Badge tone="danger">{words.suspendedUntil(momentTimeText(suspendedUntil))}</Badge>;
  return suspendedAt ? <Badge tone="danger">{words.suspendedSince(momentText(suspendedAt))}</Badge> : null;
}

function PublicProfile({ userId }: { userId: string }): ReactNode {
  return (
    <a
      className={linkStyle({ className: "inline-flex items-center gap-1" })}
      href={linkTo("/profile/:userId", { params: { userId } })}
      rel="noopener"
      target="_blank"
    >
      {words.public}
      <ExternalLink aria-label={words.newTab} className="size-3.5 stroke-2" />
    </a>
  );
}

function UserGames({ games }: { games: AdminUserDetail["games"] }): ReactNode {
  return (
    <section className="stack gap-2">
      <h3>{adminTexts.user.games}</h3>
      {games.length > 0 ? (
        <ul className="grid">
          {games.map(({ id, courseName, date, time, timeZone, isHost, status }) => (
            <li className="grid gap-0.5 border-line border-b py-2 text-small last:border-b-0" key={id}>
              <span className="flex flex-wrap items-center gap-2">
                <Link className={linkStyle({ className: "wrap-anywhere" })} params={{ teeTimeId: id }} to="/tee-times/$teeTimeId">
                  {courseName}
                </Link>
                {isHost ? <Badge>{adminTexts.user.host}</Badge> : null}
                {status === "cancelled" ? <Badge tone="danger">{adminTexts.user.cancelled}</Badge> : null}
              </span>
              <span className="text-ink-2">
                {shortDate(date)}, {courseTimeText({ date, time, timeZone })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2 text-small">{adminTexts.user.noGames}</p>
      )}
    </section>
  );
}
