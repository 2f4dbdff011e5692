import type { AdminUserDetail } from "@fourball/domain/admin/schema";
import { Badge } from "@fourball/ui/badge";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { courseTimeText, shortDate } from "../../../kit/formatting.ts";
import { texts } from "../texts.ts";

export function UserGames({ games }: { games: AdminUserDetail["games"] }): ReactNode {
  return (
    <section className="stack gap-2">
      <h3>{texts.user.games}</h3>
      {games.length > 0 ? (
        <ul className="grid">
          {games.map(({ id, courseName, date, time, timeZone, isHost, status }) => (
            <li className="grid gap-0.5 border-line border-b py-2 text-small last:border-b-0" key={id}>
              <span className="flex flex-wrap items-center gap-2">
                <Link className={linkStyle({ className: "wrap-anywhere" })} params={{ teeTimeId: id }} to="/tee-times/$teeTimeId">
                  {courseName}
                </Link>
                {isHost ? <Badge>{texts.user.host}</Badge> : null}
                {status === "cancelled" ? <Badge tone="danger">{texts.user.cancelled}</Badge> : null}
              </span>
              <span className="text-ink-2">
                {shortDate(date)}, {courseTimeText({ date, time, timeZone })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2 text-small">{texts.user.noGames}</p>
      )}
    </section>
  );
}
