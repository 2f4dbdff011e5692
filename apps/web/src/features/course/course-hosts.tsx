import type { CourseHost } from "@fourball/domain/course-page/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../kit/golfer/host-line.tsx";
import { RatingOrNew } from "../../kit/golfer/rating-or-new.tsx";
import { texts } from "./texts.ts";

/** The golfers with public profiles who host here; nothing where there are none. */
export function CourseHosts({ hosts }: { hosts: readonly CourseHost[] }): ReactNode {
  if (hosts.length === 0) return null;
  return (
    <section aria-labelledby="course-hosts" className="stack gap-4">
      <h2 id="course-hosts">{texts.hosts.title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {hosts.map((host) => (
          <li key={host.id}>
            <Host host={host} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Host({ host }: { host: CourseHost }): ReactNode {
  const name = displayName(host);
  return (
    <Card
      as="article"
      className="flex h-full items-center gap-3 p-3 outline-ring has-[.stretch-link:focus-visible]:outline-2 has-[.stretch-link:focus-visible]:outline-offset-2"
    >
      <GolferAvatar golfer={host} />
      <div className="min-w-0 grow text-micro">
        <h3 className="truncate text-small" title={name}>
          <Link className="stretch-link focus-visible:outline-none" params={{ userId: host.id }} to="/profile/$userId">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
          {host.handicap === null ? null : handicapText(host.handicap)} <RatingOrNew of={host} />
        </p>
      </div>
      <p className="shrink-0 text-ink-2 text-micro">{texts.hosts.games(host.gamesHere)}</p>
    </Card>
  );
}
